/** What the server bundle of public-site makes of an address: a redirect, or the pieces of a page. */
export type Rendered =
  | { status: number; location: string }
  | {
      status: number;
      head: string;
      body: string;
      /** Its own, where what was asked for is another: a form was posted without JavaScript. */
      address: string | undefined;
      /** Manifest keys of the server bundle, of what has styles of its own. */
      modules: string[];
      /** What went wrong on our side, for the log. */
      failures: unknown[];
    };

/** What a form sent without JavaScript is answered with: its page again, with what was typed. */
export type FormAnswer = { status: number; actionData: unknown };
