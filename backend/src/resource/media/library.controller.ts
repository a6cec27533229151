import { fileUses, fileVersions, staffFile } from '@coop/domain/answers';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { Opens, SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { jsonObject } from '../../platform/http/body/jsonObject.js';
import { TakesMultipart } from '../../platform/http/body/takes-multipart.js';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import {
  AnswersId,
  AnswersJson,
  AnswersLibrary,
  AnswersVersioned,
  TakesId,
  TakesLibraryQuery,
  TakesLock,
  TakesOrder,
} from '../../platform/http/openapi/documented.js';
import { sendPage } from '../../platform/http/sendPage.js';
import { validateQuery } from '../../platform/http/validate.js';
import { CurrentLock } from '../../platform/http/version/current-lock.js';
import type { Lock } from '../../platform/http/version/lock.js';
import type { IncomingFile } from '../files/incoming/incoming-file.js';
import { ReceivedFile } from '../files/incoming/multipart.interceptor.js';
import { UploadInterceptor } from '../files/upload.interceptor.js';
import { fileChange, LibraryService } from './library.service.js';
import { libraryQuery } from './libraryQuery.js';
import { replacementForm } from './replacementForm.js';

@ApiTags('Archivos')
@Controller('api/archivos')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Los archivos de las secciones que su rol lee, para elegir entre ellos' })
  @TakesLibraryQuery()
  @AnswersLibrary()
  async find(@CurrentStaff() staff: Staff, @Query() asked: unknown, @Res() response: Response) {
    sendPage(response, 'archivos', await this.library.findPage(staff, validateQuery(libraryQuery, asked)));
  }

  @Get(':id/usos')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Qué registros usan un archivo, borradores y papelera incluidos' })
  @TakesId()
  @AnswersJson(fileUses)
  findUses(@CurrentStaff() staff: Staff, @Param('id') id: string) {
    return this.library.findUses(staff, id);
  }

  @Get(':id/versiones')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Lo que fue un archivo antes de cada reemplazo, de lo último a lo primero' })
  @TakesId()
  @AnswersJson(fileVersions)
  findVersions(@CurrentStaff() staff: Staff, @Param('id') id: string) {
    return this.library.findVersions(staff, id);
  }

  @Put(':id')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Cambia el texto alternativo o el punto de interés de un archivo' })
  @TakesId()
  @TakesOrder(() => fileChange)
  @AnswersVersioned(staffFile)
  change(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @CurrentLock() lock: Lock,
    @Body({ schema: jsonObject }) change: Record<string, unknown>,
  ) {
    return this.library.change(staff, id, lock, change);
  }

  @Post(':id/reemplazo')
  @HttpCode(200)
  @Opens('sitio/biblioteca')
  @ApiOperation({
    summary: 'Pone otro archivo en el lugar de este',
    description: 'La dirección no cambia. Lo anterior se conserva, con el motivo del reemplazo.',
  })
  @TakesId()
  @TakesLock()
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: replacementForm })
  @AnswersVersioned(staffFile)
  @TakesMultipart(true)
  @UseInterceptors(UploadInterceptor)
  replace(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @CurrentLock() lock: Lock,
    @Body() body: unknown,
    @ReceivedFile() file?: IncomingFile,
  ) {
    return this.library.replace(staff, id, lock, body, file);
  }

  @Delete(':id')
  @Opens('sitio/biblioteca')
  @ApiOperation({ summary: 'Elimina un archivo que nada usa' })
  @TakesId()
  @TakesLock()
  @AnswersId()
  remove(@CurrentStaff() staff: Staff, @Param('id') id: string, @CurrentLock() lock: Lock) {
    return this.library.remove(staff, id, lock);
  }
}
