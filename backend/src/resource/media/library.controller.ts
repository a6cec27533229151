import { fields } from '@coop/domain';
import { fileLabels, fileUses, fileVersions, staffFile } from '@coop/domain/answers';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Res, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { Opens, SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { AcceptsMultipart } from '../../platform/http/body/body.interceptor.js';
import { jsonObject } from '../../platform/http/body/json.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import {
  ApiActionBody,
  ApiFileBody,
  ApiIdResponse,
  ApiJsonResponse,
  ApiLibraryResponse,
  ApiVersionedResponse,
  ApiVersionLock,
} from '../../platform/http/openapi/api-decorators.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { CurrentLock, type Lock } from '../../platform/http/version/version-tag.interceptor.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { UploadedFormFile } from '../files/incoming/multipart.interceptor.js';
import { UploadInterceptor } from '../files/upload.interceptor.js';
import { fileChange, LibraryService, replacementNotes } from './library.service.js';
import { type LibraryQuery, libraryQuery } from './libraryQuery.js';

const schema = fields.id().schema();

@ApiTags('Archivos')
@Controller('api/archivos')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Los archivos de las secciones que su rol lee, para elegir entre ellos' })
  @ApiLibraryResponse()
  async find(
    @CurrentStaff() staff: Staff,
    @ValidatedQuery(() => libraryQuery) query: LibraryQuery,
    @Res() response: Response,
  ) {
    sendPage(response, 'archivos', await this.library.findPage(staff, query));
  }

  @Get('etiquetas/todas')
  @SignedIn()
  @ApiOperation({ summary: 'Las etiquetas que tienen los archivos de las secciones que su rol lee' })
  @ApiJsonResponse(fileLabels)
  findLabels(@CurrentStaff() staff: Staff) {
    return this.library.findLabels(staff);
  }

  @Get(':id/usos')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Qué registros usan un archivo, borradores y papelera incluidos' })
  @ApiJsonResponse(fileUses)
  findUses(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.library.findUses(staff, id);
  }

  @Get(':id/versiones')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Lo que fue un archivo antes de cada reemplazo, de lo último a lo primero' })
  @ApiJsonResponse(fileVersions)
  findVersions(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
    return this.library.findVersions(staff, id);
  }

  @Put(':id')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Cambia el texto alternativo, el punto de interés o las etiquetas de un archivo' })
  @ApiActionBody(() => fileChange)
  @ApiProblems('archivo_invalido', 'transicion_invalida')
  @ApiVersionedResponse(staffFile)
  change(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @CurrentLock() lock: Lock,
    @Body({ schema: jsonObject }) change: Record<string, unknown>,
  ) {
    return this.library.change(staff, id, lock, change);
  }

  @Post(':id/reemplazo')
  @HttpCode(200)
  @Opens('sitio/biblioteca')
  @Idempotent()
  @ApiOperation({
    summary: 'Pone otro archivo en el lugar de este',
    description: 'La dirección no cambia. Lo anterior se conserva, con el motivo del reemplazo.',
  })
  @ApiVersionLock()
  @ApiFileBody(replacementNotes, 'El archivo que lo reemplaza, del mismo tipo')
  @ApiProblems('transicion_invalida')
  @ApiVersionedResponse(staffFile)
  @AcceptsMultipart(true)
  @UseInterceptors(UploadInterceptor)
  replace(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema }) id: string,
    @CurrentLock() lock: Lock,
    @Body() body: unknown,
    @UploadedFormFile() file?: IncomingFile,
  ) {
    return this.library.replace(staff, id, lock, body, file);
  }

  @Delete(':id')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Elimina un archivo que nada usa' })
  @ApiVersionLock()
  @ApiProblems('archivo_en_uso')
  @ApiIdResponse()
  remove(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string, @CurrentLock() lock: Lock) {
    return this.library.remove(staff, id, lock);
  }
}
