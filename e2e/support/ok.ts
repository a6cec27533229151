type Answer = { data?: unknown; error?: unknown; response: Response };

/** What the API answers; a refusal fails the journey with its own words. */
export async function ok<A extends Answer>(asked: A | Promise<A>): Promise<Exclude<A['data'], undefined>> {
  const { data, error, response } = await asked;
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
  return data as Exclude<A['data'], undefined>;
}

/** Its status alone, where it may well be refused. */
export const statusOf = async (asked: Promise<Answer>): Promise<number> => (await asked).response.status;
