import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';

/** Nest's lines about hundreds of routes at startup are noise. */
const framework = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver']);

@Injectable()
export class ServerLogger extends Logger {
  override log(message: unknown, ...details: unknown[]) {
    if (!framework.has(String(details.at(-1)))) super.log(message, ...details);
  }
}
