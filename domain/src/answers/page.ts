/** Result of server-side rendering a URL: a redirect or the parts of a page. */
export type RenderedPage =
  | { status: number; location: string }
  | {
      status: number;
      head: string;
      body: string;
      /** Canonical address when it differs from the requested one: a form was posted without JavaScript. */
      address: string | undefined;
      /** Manifest keys of the rendered modules with their own styles. */
      modules: string[];
      /** Server-side errors, for the log. */
      failures: unknown[];
    };

/** Response to a form posted without JavaScript: its page with the typed values. */
export type FormAnswer = { status: number; actionData: unknown };
