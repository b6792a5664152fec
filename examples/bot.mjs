// A bot for gridwright's API, for Node 18 or newer, without any packages.
//
//     GRIDWRIGHT_KEY=gw_... node examples/bot.mjs http://localhost:8000 [TITLE [LEVEL ...]]
//
// With a title it lays a table against bots of these levels, by default two novices, plays one game
// and prints its place. Without one it plays wherever its key has a seat, until Ctrl-C.
//
// It believes nothing: every path it calls must be in the server's openapi.json, and every answer
// must be what is declared there.

import process from "node:process";

const [server, title, ...levels] = process.argv.slice(2);
const key = process.env.GRIDWRIGHT_KEY;
if (!server || !key) {
  console.error("GRIDWRIGHT_KEY=gw_... node bot.mjs URL [TITLE [LEVEL ...]]");
  process.exit(2);
}

const api = `${server}/api/v1`;
const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
const pause = (seconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000 * seconds);
  });
const contract = await (await fetch(`${api}/openapi.json`)).json();

// What the contract declares

const resolved = (schema) =>
  schema.$ref ? schema.$ref.slice(2).split("/").reduce((part, name) => part[name], contract) : schema;

const KINDS = {
  array: Array.isArray,
  boolean: (value) => typeof value === "boolean",
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === "number",
  object: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  string: (value) => typeof value === "string",
};

/** Return what is wrong with a value, by where it is; nothing if it is as declared. */
function mistakes(value, declared, place = "answer") {
  const schema = resolved(declared);
  if (schema.anyOf) {
    const tried = schema.anyOf.map((each) => mistakes(value, each, place));
    return tried.some((found) => !found.length) ? [] : tried.flat();
  }
  const kinds = schema.type ? [schema.type].flat() : [];
  if (kinds.length && !kinds.some((kind) => KINDS[kind](value))) return [`${place} is no ${kinds}`];
  if (schema.enum && !schema.enum.includes(value)) return [`${place} is none of ${schema.enum}`];
  if ("const" in schema && schema.const !== value) return [`${place} is not ${schema.const}`];
  if (Array.isArray(value)) {
    return value.flatMap((each, at) => mistakes(each, schema.items ?? {}, `${place}[${at}]`));
  }
  if (!KINDS.object(value)) return [];
  const missing = (schema.required ?? []).filter((name) => !(name in value));
  const others = typeof schema.additionalProperties === "object" ? schema.additionalProperties : {};
  return [
    ...missing.map((name) => `${place} has no ${name}`),
    ...Object.entries(value).flatMap(([name, each]) =>
      mistakes(each, schema.properties?.[name] ?? others, `${place}.${name}`),
    ),
  ];
}

/** Return what the contract says about an answer. */
function declaration(method, path, status) {
  const operation = contract.paths[`/api/v1${path}`]?.[method.toLowerCase()];
  if (!operation) throw new Error(`openapi.json has no ${method} ${path}`);
  const response = operation.responses[status] ?? operation.responses[`${String(status)[0]}XX`];
  if (!response) throw new Error(`openapi.json has no ${status} for ${method} ${path}`);
  const [media] = Object.values(resolved(response).content);
  return media.schema;
}

function check(value, declared, what) {
  const found = mistakes(value, declared);
  if (found.length) throw new Error(`${what}: ${found.slice(0, 5).join("; ")}`);
}

// Calls

/** Call the API: `path` as in openapi.json, with the table that it is about. */
async function call(method, path, { table = "", body } = {}) {
  const address = `${api}${path.replace("{table}", table)}`;
  const sent = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(address, { method, headers, ...sent });
  const value = await answer.json();
  check(value, declaration(method, path, answer.status), `${method} ${path} ${answer.status}`);
  if (answer.status === 429) {
    await pause(value.seconds ?? 1);
    return call(method, path, { table, body });
  }
  return { status: answer.status, value };
}

/** Call the API and return the answer, which must be none of the errors. */
async function get(method, path, options = {}) {
  const { status, value } = await call(method, path, options);
  if (status >= 400) throw new Error(`${method} ${path}: ${value.error.text}`);
  return value;
}

/** Yield the whole lines of a text that comes in pieces. */
async function* lines(chunks) {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const whole = text.split("\n");
    text = whole.pop() ?? "";
    yield* whole.filter(Boolean);
  }
}

/** Yield what the stream tells until it ends. */
async function* told() {
  const declared = declaration("GET", "/stream", 200);
  const answer = await fetch(`${api}/stream`, { headers });
  if (answer.status === 401 || answer.status === 403) throw new Error("the key is no use here");
  for await (const line of lines(answer.ok ? answer.body : [])) {
    const known = JSON.parse(line);
    check(known, declared, "a line of the stream");
    yield known;
  }
}

/** Yield what the stream tells; open it again when it ends, each time a little later. */
async function* news() {
  for (let wait = 1; ; wait = Math.min(2 * wait, 60)) {
    try {
      for await (const line of told()) {
        wait = 1;
        if (line.type === "bye" && line.retry === null) return;
        yield line;
      }
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // as fetch calls what the network does
    }
    await pause(wait);
  }
}

// Playing

const WISHES = ["power", "build", "buy", "open"]; // what it would rather do than anything else

/** Return how much the bot wants an offer: the more, the better. */
function worth(offer) {
  const wish = WISHES.indexOf(offer.decision);
  const cities = Number(offer.yields.cities ?? 0);
  return 1e6 * (wish < 0 ? 0 : WISHES.length - wish) + 1e3 * cities - offer.price;
}

async function play(table) {
  for (;;) {
    const { status, value: menu } = await call("GET", "/tables/{table}/offers", { table });
    if (status !== 200 || !menu.is_my_turn) return;
    const allowed = menu.offers.filter((offer) => offer.is_legal);
    const best = allowed.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    const body = { version: menu.version, lines: [best.text] };
    const answer = await call("POST", "/tables/{table}/actions", { table, body });
    if (answer.status === 409) continue; // the table has moved on
    if (answer.status !== 200) throw new Error(answer.value.error.text);
    if (answer.value.to_act !== menu.seat) return;
  }
}

const me = await get("GET", "/me");
let mine = "";
if (title) {
  const seats = ["me", ...(levels.length ? levels : ["novice", "novice"])];
  const head = await get("POST", "/tables", { body: { title, seats, tempo: "at_once" } });
  mine = head.id;
}
console.log(`${me.name} plays ${mine ? `${title} at table ${mine}` : "wherever it sits"}`);
for await (const line of news()) {
  if (line.type === "turn") await play(line.table);
  if (line.type === "over") {
    console.log(`table ${line.table}: ${line.state}, places ${line.ranking ?? "none"}`);
    if (line.table === mine) break;
  }
}
process.exit(0);
