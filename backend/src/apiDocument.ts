import { DiscoveryService, MetadataScanner, ModulesContainer, NestFactory } from '@nestjs/core';
import { appModule } from './appModule.js';
import { RouteList } from './platform/auth/route-list.js';
import { firstEntidad } from './platform/config/firstEntidad.js';
import type { Config } from './platform/config/settings.js';
import type { Connection } from './platform/database/connect.js';
import { type OpenApi, openApiOf } from './platform/http/openapi/openapi.js';

/**
 * The document that a server with those settings serves before anybody published its entity, without one: Nest looks through the
 * modules and makes nothing of what they hold, so no database is asked and nothing starts.
 */
export async function apiDocument(config: Config): Promise<OpenApi> {
  const unused = {} as Connection;
  const modules = await NestFactory.createApplicationContext(appModule(config, unused, []), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  const list = new RouteList(new DiscoveryService(modules.get(ModulesContainer)), new MetadataScanner());
  return openApiOf({ routes: list.routes(), entidad: firstEntidad(config), config });
}
