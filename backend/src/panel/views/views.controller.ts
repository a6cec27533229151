import { fields } from '@coop/domain';
import { savedView, savedViews } from '@coop/domain/answers';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import {
  ApiActionBody,
  ApiIdResponse,
  ApiJsonResponse,
  ApiVersionedCreatedResponse,
  ApiVersionedResponse,
  ApiVersionLock,
} from '../../platform/http/openapi/api-decorators.js';
import { CurrentLock, type Lock } from '../../platform/http/version/version-tag.interceptor.js';
import { sectionName } from '../../resource/rows/api/listQuery.js';
import { newViewSchema, ViewsService, viewSchema } from './views.service.js';

const schema = fields.id().schema();
const viewsQuery = z.strictObject({ seccion: sectionName });

@ApiTags('Vistas')
@Controller('api/vistas')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Las vistas guardadas de una sección: las propias y las de su rol' })
  @ApiProblems('sin_permiso', 'no_encontrado')
  @ApiJsonResponse(savedViews)
  find(@CurrentStaff() staff: Staff, @ValidatedQuery(() => viewsQuery) { seccion }: z.output<typeof viewsQuery>) {
    return this.views.find(staff, seccion);
  }

  @Post()
  @SignedIn()
  @Idempotent()
  @ApiOperation({
    summary: 'Guarda una vista de una lista',
    description:
      'Su filtro y su orden son los que la lista admite. Con un rol la comparte el administrador. Donde hay personas no guarda el texto que se busca.',
  })
  @ApiProblems('sin_permiso', 'no_encontrado', 'transicion_invalida')
  @ApiVersionedCreatedResponse(savedView, ({ seccion }) => `/api/vistas?${new URLSearchParams({ seccion })}`)
  create(@CurrentStaff() staff: Staff, @Body({ schema: newViewSchema }) sent: z.output<typeof newViewSchema>) {
    return this.views.create(staff, sent);
  }

  @Put(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Escribe otra vez una vista: su nombre, lo que muestra y con quién se comparte' })
  @ApiActionBody(() => viewSchema)
  @ApiVersionedResponse(savedView)
  change(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @CurrentLock() lock: Lock,
    @Body({ schema: jsonObject }) body: Record<string, unknown>,
  ) {
    return this.views.change(staff, id, lock, body);
  }

  @Delete(':id')
  @SignedIn()
  @ApiOperation({ summary: 'Elimina una vista' })
  @ApiVersionLock()
  @ApiIdResponse()
  remove(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string, @CurrentLock() lock: Lock) {
    return this.views.remove(staff, id, lock);
  }
}
