import { type AnySection, sections } from '@coop/domain';
import { letter } from '@coop/domain/answers';
import { resultadosReclamo } from '@coop/domain/sections/reclamos/resultadosReclamo';
import { Body, Controller, Get, HttpCode, Param, Post, StreamableFile, type Type } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { ApiReadOnlyPost } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags, namedController } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiPdfResponse } from '../../platform/http/openapi/api-decorators.js';
import { LettersService, type Printed } from './letters.service.js';

const reclamos: AnySection = sections['contactanos/reclamos'];

const answerDraft = z.strictObject({
  respuesta: z.string('Escriba un texto').max(8000, 'Máximo 8000 caracteres').optional(),
  resultado: z.enum(Object.keys(resultadosReclamo), 'Elija un resultado de la lista').optional(),
});

const pdf = ({ nombre, bytes }: Printed) =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    length: bytes.length,
    disposition: contentDisposition(nombre, { type: 'attachment' }),
  });

export function proofController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/constancia`)
  class ProofController {
    constructor(readonly letters: LettersService) {}

    @Get()
    @Can('leer', section, 'file')
    @ApiOperation({ summary: 'Constancia de recepción, en PDF' })
    @ApiPdfResponse()
    async get(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return pdf(await this.letters.proof(section, staff, id));
    }
  }
  return namedController(section, 'Constancia', ProofController);
}

@ApiTags(reclamos.label.many)
@Controller(`api/${reclamos.name}/:id/carta`)
export class AnswerLetterController {
  constructor(private readonly letters: LettersService) {}

  @Get()
  @Can('leer', reclamos, 'file')
  @ApiOperation({ summary: 'Carta de respuesta, en PDF; solo cuando ya fue respondido' })
  @ApiProblems('transicion_invalida')
  @ApiPdfResponse()
  async get(@CurrentStaff() staff: Staff, @Param('id', { schema: reclamos.fields.id.schema() }) id: string) {
    return pdf(await this.letters.answer(staff, id));
  }

  @Post('borrador')
  @ApiReadOnlyPost()
  @HttpCode(200)
  @Can('responder', reclamos)
  @ApiOperation({
    summary: 'La carta como saldría con esta respuesta',
    description: 'No escribe nada: sirve para leer la carta mientras se redacta.',
  })
  @ApiJsonResponse(letter)
  preview(
    @CurrentStaff() staff: Staff,
    @Param('id', { schema: reclamos.fields.id.schema() }) id: string,
    @Body({ schema: answerDraft }) draft: z.output<typeof answerDraft>,
  ) {
    return this.letters.preview(staff, id, draft);
  }
}
