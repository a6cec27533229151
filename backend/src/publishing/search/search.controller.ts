import { found, foundCounts, suggestions } from '@coop/domain/answers';
import { Controller, Get, Ip, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiQuery, ApiTags } from '../../platform/http/openapi/api.js';
import { AnswersJson, AnswersPage, TakesRange } from '../../platform/http/openapi/documented.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { validateQuery } from '../../platform/http/validate.js';
import { SearchLimit } from '../published/search-limit.js';
import { SearchService } from './search.service.js';
import { searchQuery, suggestionsQuery } from './searchQuery.js';

const TakesQuestion = () =>
  ApiQuery({ name: 'q', schema: { type: 'string', minLength: 2, maxLength: 100 }, example: 'tasa de interés' });

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
  @TakesQuestion()
  @ApiQuery({ name: 'seccion', required: false, schema: { type: 'string' }, example: 'novedades' })
  @TakesRange()
  @AnswersPage('Lo hallado, lo mejor primero', found)
  async find(@Query() asked: unknown, @Ip() address: string, @Res() response: Response) {
    await this.limit.take(address);
    sendPage(response, 'busqueda', await this.search.find(validateQuery(searchQuery, asked)));
  }

  @Get('secciones')
  @Public()
  @ApiOperation({ summary: 'Cuánto se halla en cada sección' })
  @TakesQuestion()
  @AnswersJson(foundCounts)
  async countBySection(@Query() asked: unknown, @Ip() address: string) {
    await this.limit.take(address);
    return this.search.countBySection(validateQuery(suggestionsQuery, asked).q);
  }

  @Get('sugerencias')
  @Public()
  @ApiOperation({ summary: 'Páginas cuyo título tiene lo que se va escribiendo' })
  @TakesQuestion()
  @AnswersJson(suggestions)
  async suggest(@Query() asked: unknown, @Ip() address: string) {
    await this.limit.take(address);
    return this.search.suggest(validateQuery(suggestionsQuery, asked).q);
  }
}
