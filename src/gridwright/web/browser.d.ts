// What the scripts of the pages share with the browser and with htmx, for the type checker alone.

/** A part of the page that has taken the place of an older one. */
interface Replacement {
  old: HTMLElement;
  part: HTMLElement;
}

/** What htmx is about to send, or has sent. */
interface HtmxRequest {
  verb: string;
  path: string;
  formData: FormData;
  elt: HTMLElement;
  triggeringEvent?: Event & { submitter?: HTMLElement };
}

interface DocumentEventMap {
  bell: CustomEvent<void>; // the stream of a table says that there is news for the person
  notices: CustomEvent<void>; // the bell shows them
  "htmx:configRequest": CustomEvent<{ verb: string; parameters: Record<string, string> }>;
  "htmx:beforeRequest": CustomEvent<{ requestConfig: HtmxRequest }>;
  "htmx:beforeSend": CustomEvent<{ xhr: XMLHttpRequest; requestConfig: HtmxRequest }>;
  "htmx:beforeSwap": CustomEvent<{ xhr: XMLHttpRequest; shouldSwap: boolean; isError: boolean }>;
  "htmx:oobBeforeSwap": CustomEvent<{ shouldSwap: boolean; fragment: DocumentFragment }>;
  "htmx:afterSettle": Event;
  answer: CustomEvent<{ isDone: boolean }>; // the answer to a form is on the page
  answered: CustomEvent<void>; // a request has ended, well or not
  connected: CustomEvent<void>;
  parts: CustomEvent<Replacement[]>; // replaced, and not yet as the reader left them
  "parts:shown": CustomEvent<Replacement[]>;
  tab: CustomEvent<void>;
  times: CustomEvent<void>; // of the clock, for a page that is as it was
  unsent: CustomEvent<void>; // a form could not be sent
  "unsent:changed": CustomEvent<void>;
}

declare var htmx: {
  ajax(verb: string, path: string, options: { target: string; swap: string }): Promise<void>;
  process(element: Element): void;
  trigger(target: string, name: string): void;
};
