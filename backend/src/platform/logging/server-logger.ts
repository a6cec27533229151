import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** What Nest says of each of its hundreds of routes at every start tells nobody anything. */
const framework = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver']);

/** The structured log, without the framework's own inventory. */
@Injectable()
export class ServerLogger extends Logger {
  override log(message: unknown, ...details: unknown[]) {
    if (!framework.has(String(details.at(-1)))) super.log(message, ...details);
  }
}
