import { Client, type ClientConfig } from 'pg';

/**
 * No connection could be opened, whatever PostgreSQL said of it: a password that was just changed, a database that is being
 * restored under its name, one that takes nobody in. Of a statement, the same codes would be a fault of the program.
 */
export class NotConnected extends Error {
  override name = 'NotConnected';
}

type Heard = ((error: Error) => void) | ((error: null, client: Client) => void);

/** A connection of the pool, which tells what fails before it is open from what fails on it. */
export class OpeningClient extends Client {
  // Pools make it with their settings, which its type leaves out.
  constructor(config?: ClientConfig) {
    super(config);
  }

  override connect(): Promise<Client>;
  override connect(heard: Heard): void;
  override connect(heard?: Heard): Promise<Client> | undefined {
    if (!heard) return super.connect().catch(refuse);
    super.connect((error: Error | null) => {
      if (error) (heard as (error: Error) => void)(notConnected(error));
      else (heard as (error: null, client: Client) => void)(null, this);
    });
    return undefined;
  }
}

const notConnected = (cause: Error) => new NotConnected('The database could not be reached', { cause });

const refuse = (error: Error): never => {
  throw notConnected(error);
};
