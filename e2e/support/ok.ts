type Answer = { data?: unknown; error?: unknown; response: Response };

/** Returns the data of a response; an error response fails the journey with the server's message. */
export async function ok<A extends Answer>(request: A | Promise<A>): Promise<Exclude<A['data'], undefined>> {
  const { data, error, response } = await request;
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data as Exclude<A['data'], undefined>;
}

/** Returns only the status, where a refusal is possible. */
export const statusOf = async (request: Promise<Answer>): Promise<number> => (await request).response.status;
