import { searchCounts, searchResults, suggestions } from '@coop/domain/answers';
import { Controller, Get, Ip, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiPageResponse } from '../../platform/http/openapi/api-decorators.js';
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
  @ApiPageResponse('Lo hallado, lo mejor primero', searchResults)
  async find(@ValidatedQuery(() => searchQuery) query: SearchQuery, @Ip() address: string, @Res() response: Response) {
    await this.limit.consume(address);
    sendPage(response, 'busqueda', await this.search.find(query, address));
  }

  @Get('secciones')
  @Public()
  @ApiOperation({ summary: 'Cuánto se halla en cada sección' })
  @ApiJsonResponse(searchCounts)
  async countBySection(@ValidatedQuery(() => suggestionsQuery) { q }: SuggestionsQuery, @Ip() address: string) {
    await this.limit.consume(address);
    return this.search.countBySection(q);
  }

  @Get('sugerencias')
  @Public()
  @ApiOperation({ summary: 'Páginas cuyo título tiene lo que se va escribiendo' })
  @ApiJsonResponse(suggestions)
  async suggest(@ValidatedQuery(() => suggestionsQuery) { q }: SuggestionsQuery, @Ip() address: string) {
    await this.limit.consume(address);
    return this.search.suggest(q);
  }
}
