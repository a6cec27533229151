import { type AnySection, sections } from '@coop/domain';
import { Controller, Get, Param, StreamableFile, type Type } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff } from '../../platform/auth/current-staff.js';
import type { Staff } from '../../platform/auth/staff.js';
import { ApiOperation, ApiTags, Refuses } from '../../platform/http/openapi/api.js';
import { AnswersPdf, TakesId } from '../../platform/http/openapi/documented.js';
import { namedController } from '../../platform/http/openapi/namedController.js';
import { LettersService, type Printed } from './letters.service.js';

const reclamos: AnySection = sections['contactanos/reclamos'];

const pdf = ({ nombre, bytes }: Printed) =>
  new StreamableFile(bytes, {
    type: 'application/pdf',
    length: bytes.length,
    disposition: contentDisposition(nombre, { type: 'attachment' }),
  });

/** The proof of the cases of a section, to print. */
export function proofController(section: AnySection): Type {
  const { schema } = section.fields.id;

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/constancia`)
  class ProofController {
    constructor(readonly letters: LettersService) {}

    @Get()
    @Can('leer', section, 'file')
    @ApiOperation({ summary: 'Constancia de recepción, en PDF' })
    @AnswersPdf()
    @TakesId()
    async get(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return pdf(await this.letters.proof(section, staff, id));
    }
  }
  return namedController(section, 'Constancia', ProofController);
}

/** The letter that answers a complaint, to print. */
@ApiTags(reclamos.label.many)
@Controller(`api/${reclamos.name}/:id/carta`)
export class AnswerLetterController {
  constructor(private readonly letters: LettersService) {}

  @Get()
  @Can('leer', reclamos, 'file')
  @ApiOperation({ summary: 'Carta de respuesta, en PDF; solo cuando ya fue respondido' })
  @Refuses('transicion_invalida')
  @AnswersPdf()
  @TakesId()
  async get(@CurrentStaff() staff: Staff, @Param('id', { schema: reclamos.fields.id.schema }) id: string) {
    return pdf(await this.letters.answer(staff, id));
  }
}
