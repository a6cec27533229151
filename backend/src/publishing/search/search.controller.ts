import { found, foundCounts, suggestions } from '@coop/domain/answers';
import { Controller, Get, Ip, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { Asked } from '../../platform/http/openapi/asked.js';
import { AnswersJson, AnswersPage } from '../../platform/http/openapi/documented.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { SearchLimit } from '../published/search-limit.js';
import { SearchService } from './search.service.js';
import { type SearchQuery, type SuggestionsQuery, searchQuery, suggestionsQuery } from './searchQuery.js';

@ApiTags('Público')
@Controller('api/publico/busqueda')
export class SearchController {
  constructor(
    private readonly search: SearchService,
    private readonly limit: SearchLimit,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'Busca en todo lo publicado',
    description: 'Con o sin tildes, en singular o plural, también en el texto de los documentos.',
  })
  @AnswersPage('Lo hallado, lo mejor primero', found)
  async find(@Asked(() => searchQuery) asked: SearchQuery, @Ip() address: string, @Res() response: Response) {
    await this.limit.take(address);
    sendPage(response, 'busqueda', await this.search.find(asked, address));
  }

  @Get('secciones')
  @Public()
  @ApiOperation({ summary: 'Cuánto se halla en cada sección' })
  @AnswersJson(foundCounts)
  async countBySection(@Asked(() => suggestionsQuery) { q }: SuggestionsQuery, @Ip() address: string) {
    await this.limit.take(address);
    return this.search.countBySection(q);
  }

  @Get('sugerencias')
  @Public()
  @ApiOperation({ summary: 'Páginas cuyo título tiene lo que se va escribiendo' })
  @AnswersJson(suggestions)
  async suggest(@Asked(() => suggestionsQuery) { q }: SuggestionsQuery, @Ip() address: string) {
    await this.limit.take(address);
    return this.search.suggest(q);
  }
}
