"""The English sentences, by message id.

A translation is another dict with the same ids and the same values in braces. Nothing is ever
glued together from parts of a sentence. An id with a dot is the special case of the id before
it: "plant_removed.unsold" for the event "plant_removed" whose value `why` is "unsold".
"""

EVENTS: dict[str, str] = {
    # Setup
    "region_chosen": "{who} adds {region} to the play area.",
    "trust_placed": "{who} gives {city} to the Trust.",
    "city_marked": "{who} marks {city} as a starting city.",
    # Rounds
    "round_begins": "Round {round} begins.",
    "turn_order": "Turn order: {order}.",
    "step_begins": "Step {step} begins.",
    # Auction
    "token_placed": "The discount token lies on plant {plant}.",
    "opened": "{who} puts up plant {plant} and bids {bid}.",
    "raised": "{who} bids {bid}.",
    "dropped": "{who} drops out.",
    "passed": "{who} passes and buys no plant this round.",
    "bought_plant": "{who} buys plant {plant} for {bid}.",
    "removed_plant": "Plant {plant} of {who} leaves the game.",
    "compensated": "The Demolition Contractor pays {who} {amount}.",
    "demolition_card": "Demolition card {card} is next.",
    "fuel_lost": "{who} returns {amount} {resource} to the supply.",
    "plant_drawn": "Plant {plant} enters the market.",
    "drawn_and_removed": "Plant {plant} is drawn and removed.",
    "drawn_and_removed.obsolete": "Plant {plant} is drawn and removed: a network has outgrown it.",
    "drawn_and_removed.undercut": (
        "Plant {plant} is drawn and removed: it is lower than the discounted plant, "
        "which loses its token."
    ),
    "plant_removed": "Plant {plant} leaves the game.",
    "plant_removed.unsold": "Plant {plant} leaves the game: nobody bought it.",
    "plant_removed.obsolete": "Plant {plant} leaves the game: a network has outgrown it.",
    "plant_removed.step2": "Plant {plant} leaves the game as Step 2 begins.",
    "plant_removed.step3": "Plant {plant} leaves the game with the Step 3 card.",
    "plant_removed.step3_update": "Plant {plant}, the lowest, leaves the game.",
    "step3_drawn": "The Step 3 card is drawn; the deck is shuffled.",
    "refill_ended": "From now on {resource} is never refilled.",
    # The Trust
    "trust_took": "The Trust takes plant {plant}.",
    "trust_fuel": "The Trust takes {amount} {resource}.",
    "trust_released": "The Trust returns its fuel to the supply.",
    "trust_built": "The Trust follows to {city}.",
    # The Card Game
    "one_more_round": "The one-more-round card is drawn; the stack is shuffled.",
    "last_round": "This is the last round.",
    "plant_removed.one_more_round": "Plant {plant} leaves the game with the one-more-round card.",
    "plant_removed.reshuffle": "Plant {plant} leaves the game: the fuel cards were reshuffled.",
    "plant_removed.update": "Plant {plant}, the lowest, leaves the game.",
    "bank_took": "The Bank takes plant {plant}.",
    "bank_fuel": "The Bank takes {amount} {resource}.",
    "bank_released": "The Bank discards its fuel.",
    "fuel_discarded": "{who} discards {amount} {resource} that no longer fit.",
    "surplus_returned": "{amount} {resource} return to column 1 as single cards.",
    "fuel_drawn": "A card with {amount} {resource} comes to column {column}.",
    "fuel_reshuffled": "The discarded fuel cards are shuffled into a new stack.",
    "produced": "{who} runs {plants} plants and earns {income}.",
    "scored": "{who} has {points} points: {production} for plants, the rest for {money} Elektro.",
    # Outpost
    "area_chosen": "{who} adds the area {region}.",
    "syndicate_placed": "{who} gives {city} to the Syndicate.",
    "stage_begins": "Stage {stage} begins.",
    "stage3_drawn": "The Stage 3 card is drawn; the deck is shuffled.",
    "card_opened": "{who} puts up card {plant} and bids {bid}.",
    "bought_card": "{who} buys card {plant} for {bid}.",
    "card_drawn": "Card {plant} enters the market.",
    "card_removed": "Card {plant} leaves the game.",
    "card_removed.discounted": "Card {plant} leaves the game: its discount has reached its price.",
    "card_removed.stage2": "Card {plant} leaves the game as stage 2 begins.",
    "card_removed.stage3": "Card {plant} leaves the game with the Stage 3 card.",
    "discounts": "Discount tokens of {amount} are laid on the current market.",
    "built.station": (
        "{who} builds a station in {city} for {cost}: slot {slot}, connection {connection}."
    ),
    "built.plant": (
        "{who} builds a plant in {city} for {cost}: site {slot}, connection {connection}."
    ),
    "built.housing": (
        "{who} builds housing in {city} for {cost}: site {slot}, connection {connection}."
    ),
    "settled.station": "{who} puts a station on colony {plant}.",
    "settled.plant": "{who} puts a plant building on colony {plant}.",
    "settled.housing": "{who} puts a housing building on colony {plant}.",
    "slotted": "{who} puts card {plant} to work.",
    "swapped": "{who} exchanges card {old} for {plant}.",
    "hired": "{who} hires {amount} seasonal workers for {cost} and fills {beds} beds.",
    "robot_made": "{who} makes a robot and has {amount} now.",
    "syndicate_took": "The Syndicate takes card {plant}.",
    "syndicate_built": "The Syndicate follows to {city}.",
    "syndicate_site.plant": "The Syndicate builds a plant in {city}.",
    "syndicate_site.housing": "The Syndicate builds housing in {city}.",
    "syndicate_hired": "The Syndicate employs {amount} workers.",
    # Resources, building, bureaucracy
    "bought_fuel": "{who} buys {amount} {resource} for {cost}.",
    "bought_from_storage": "{who} buys {amount} {resource} from the storage for {cost}.",
    "built": "{who} builds in {city} for {cost}: slot {slot}, connection {connection}.",
    "powered": "{who} supplies {cities} cities and earns {income}.",
    "refilled": "{amount} {resource} come to the market.",
    "put_under": "Plant {plant}, the highest, goes under the deck.",
    "final": "{who} can supply {cities} cities and has {money} Elektro left.",
}

REFUSALS: dict[str, str] = {
    "not_your_turn": "It is the turn of {to_act}, not of {seat}.",
    "game_over": "The game is over.",
    "wrong_phase": "This cannot be done now: the phase is {phase}.",
    # Setup
    "region_chosen": "{region} is in the play area already.",
    "region_apart": "{region} does not touch the regions chosen so far.",
    "outside_area": "{city} lies outside the play area.",
    "trust_apart": "{city} is not directly connected to a city of the Trust.",
    "city_taken": "{city} is taken already.",
    "already_marked": "{city} is marked already.",
    "cannot_mark": "{city} is not empty: only an empty city can be marked.",
    # Auction
    "not_opener": "An auction is running: raise or drop.",
    "nothing_on_offer": "No plant is up for auction: open one or pass.",
    "remove_first": "First remove a plant: you may own {limit}.",
    "discard_first": "First discard the fuel that no longer fits.",
    "no_such_plant": "Plant {plant} is not in the market. For sale: {for_sale}.",
    "future_market": "Plant {plant} is in the future market. For sale: {for_sale}.",
    "last_card": "The Step 3 card is not for sale.",
    "below_number": "Bid at least {minimum}: the minimum is the plant's number.",
    "below_discount": "Bid at least {minimum}, even for the discounted plant.",
    "not_a_raise": "Bid at least {minimum}: a raise is higher than the bid before.",
    "over_cash": "You have {money} and cannot bid {bid}.",
    "sole_buyer": "Nobody can outbid you: the price is just {minimum}.",
    "must_buy": "Everybody buys a plant in the first round.",
    "no_nuclear": (
        "Plant {plant} is nuclear: you need a city in the Czech Republic, Slovakia or Hungary."
    ),
    "nothing_to_remove": "You need not remove a plant: you may own {limit}.",
    "not_owned": "You do not own plant {plant}. You own: {owned}.",
    "just_bought": "Plant {plant} was bought just now: remove an older one.",
    "nothing_to_discard": "All your fuel fits: there is nothing to discard.",
    "wrong_discard": "Discard exactly the {excess} units of hybrid fuel that do not fit.",
    # Resources
    "not_an_amount": "Buy at least 1, or nothing at all: done.",
    "not_on_sale": "Only {on_sale} {resource} on sale.",
    "nothing_burns_it": "None of your plants burns {resource}.",
    "no_room": "Your plants have room for {room} more {resource}.",
    "fuel_over_cash": "{amount} {resource} cost {cost}; you have {money}.",
    "no_storage_here": "There is no coal storage on this map.",
    "storage_short": "The storage holds {supply} {resource}.",
    "market_first": "The storage sells only while the market has no {resource}.",
    "not_in_column": "There is no such {resource} card in column {column}.",
    "only_singles": "Column 1 holds single cards only.",
    "nothing_missing": "In the last round you may only take fuel that is missing for one run.",
    "one_more_round": "The one-more-round card is not for sale.",
    # Outpost
    "central_area": "The central area is always in play: choose a small one.",
    "syndicate_apart": "{city} is not directly connected to a city of the Syndicate.",
    "not_on_top": "Card {plant} lies under another: only the top of a pile is for sale.",
    "below_minimum": "Bid at least {minimum}: the number less its discount, and never below 1.",
    "too_late": "It is too late for that in this turn: build, then change slots, then hire.",
    "wrong_site": "The site of {city} is not for a {building}.",
    "site_taken": "The site of {city} is built on already.",
    "no_piece": "You have no {building} left.",
    "no_colony": "Card {plant} is not a colony of yours.",
    "colony_full": "There is a {building} on colony {plant} already.",
    "not_in_pool": "Card {plant} does not lie in your pool.",
    "no_free_slot": "There is no unlocked free {building} slot.",
    "wrong_slot": "Card {plant} does not belong into that slot.",
    "not_in_slot": "Card {old} does not lie in a slot of yours.",
    "no_improvement": "Card {plant} is no better than card {old} in that slot.",
    "too_many_workers": "You may hire {most} seasonal workers: as many as are missing.",
    "no_workers": "Only {on_sale} workers are looking for work.",
    "workers_over_cash": "{amount} workers cost {cost}; you have {money}.",
    "no_robots": "You do not own the technology Robots.",
    "robot_made": "You have made a robot this round already.",
    "all_robots": "You have all robots that there are.",
    "no_hand": "You have no worker who could make a robot.",
    "not_cheapest_site": "{city} is not one of the cheapest sites for the Syndicate.",
    "choose_site_first": "First choose a site for the Syndicate.",
    "workers_missing": "That takes {needed} workers; you have {available}.",
    # Building
    "already_yours": "You have a house in {city} already.",
    "city_full": "{city} has no free slot in Step {step}.",
    "first_not_empty": "Your first city must be empty; {city} is not.",
    "first_not_marked": "Your first city must be a marked starting city; {city} is not.",
    "reserved_for_starter": "The free slot of {city} is reserved for a player who starts there.",
    "city_over_cash": (
        "{city} costs {cost}: slot {slot} and connection {connection}; you have {money}."
    ),
    # Bureaucracy
    "not_your_plant": "You own the plants {owned}, not all of {plants}.",
    "runs_once": "Each plant runs once a round.",
    "fuel_missing": "You have {stored}: not enough to run {plants}.",
    "wrong_fuel": "Plants {plants} burn exactly their printed fuel. Possible: {needs}.",
}

CLAUSES = "{sentence} ({clauses})"
