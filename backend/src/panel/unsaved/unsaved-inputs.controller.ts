import { isSiteContent, isStorableInDraft } from '@coop/domain';
import { type EscritoSinGuardar, escritoSinGuardar, loSinGuardar, valoresSinGuardar } from '@coop/domain/answers';
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { z } from 'zod';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiProblems, ApiTags, ValidatedQuery } from '../../platform/http/openapi/api.js';
import { ApiJsonBody, ApiJsonResponse, ApiNoContentResponse } from '../../platform/http/openapi/api-decorators.js';
import { Problem } from '../../platform/http/problem.js';
import { sectionName } from '../../resource/rows/api/listQuery.js';
import { requirePermission } from '../../resource/rows/resource.service.js';
import { getReadable } from '../views/views.service.js';
import { UnsavedInputsRepository } from './unsaved-inputs.repository.js';

/** A row, `nuevo`, or `de` and the row that a new one is copied from. */
const FORM = /^(?:nuevo|(?:de )?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const formQuery = z.strictObject({
  seccion: sectionName,
  registro: z
    .string('Escriba el id de un registro, o «nuevo»')
    .regex(FORM, 'Escriba el id de un registro, «nuevo», o «de» y el id que se copia'),
});
type FormQuery = z.output<typeof formQuery>;

/**
 * Autosaved input of the panel's forms, so that it can be recovered on another device. Each user reaches their own.
 * Only sections of public content have it: personal data has no second copy.
 */
@ApiTags('Panel')
@Controller('api/panel/sin-guardar')
export class UnsavedInputsController {
  constructor(private readonly inputs: UnsavedInputsRepository) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'Lo que escribió en un formulario y no guardó' })
  @ApiProblems('sin_permiso', 'no_encontrado')
  @ApiJsonResponse(loSinGuardar)
  async find(@CurrentStaff() staff: Staff, @ValidatedQuery(() => formQuery) form: FormQuery) {
    const section = getEditable(staff, form.seccion);
    const found = await this.inputs.find({ uid: staff.uid, ...form });
    if (!found) return { escrito: null };
    const { version, en } = found;
    const shown = Object.entries(found.valores).filter(([name]) => isStorableInDraft(section, staff.rol, name));
    return { escrito: { version, en, valores: Object.fromEntries(shown) } satisfies EscritoSinGuardar };
  }

  @Put()
  @SignedIn()
  @ApiOperation({ summary: 'Conserva treinta días lo que escribió en un formulario y no guardó' })
  @ApiProblems('sin_permiso', 'no_encontrado')
  @ApiJsonBody(() => valoresSinGuardar)
  @ApiJsonResponse(escritoSinGuardar)
  async put(
    @CurrentStaff() staff: Staff,
    @ValidatedQuery(() => formQuery) form: FormQuery,
    @Body({ schema: valoresSinGuardar }) { version, valores }: z.output<typeof valoresSinGuardar>,
  ) {
    const section = getEditable(staff, form.seccion);
    const storable = Object.entries(valores).filter(([name]) => isStorableInDraft(section, staff.rol, name));
    const escrito = { version, valores: Object.fromEntries(storable), en: new Date().toISOString() };
    await this.inputs.put({ uid: staff.uid, ...form, ...escrito });
    return escrito;
  }

  @Delete()
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ summary: 'Descarta lo que escribió en un formulario y no guardó' })
  @ApiProblems('sin_permiso', 'no_encontrado')
  @ApiNoContentResponse()
  async remove(@CurrentStaff() staff: Staff, @ValidatedQuery(() => formQuery) form: FormQuery) {
    getEditable(staff, form.seccion);
    await this.inputs.remove({ uid: staff.uid, ...form });
  }
}

/** Returns a section of site content that the user may edit. Throws Problem: `no_encontrado` or `sin_permiso`. */
function getEditable(staff: Staff, seccion: string) {
  const section = getReadable(staff, seccion);
  requirePermission(staff, 'editar', section);
  if (!isSiteContent(section))
    throw new Problem('sin_permiso', 'Los formularios con datos de personas no guardan lo escrito.');
  return section;
}
