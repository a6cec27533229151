import { DiscoveryService, MetadataScanner, ModulesContainer, NestFactory } from '@nestjs/core';
import { appModule } from './appModule.js';
import { RouteList } from './platform/auth/route-list.js';
import { firstEntidad } from './platform/config/firstEntidad.js';
import type { Config } from './platform/config/settings.js';
import type { Connection } from './platform/database/connect.js';
import { type OpenApi, openApiOf } from './platform/http/openapi/openapi.js';

/** Builds the OpenAPI document. Nest only scans the modules (`preview`), so no database is needed. */
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
