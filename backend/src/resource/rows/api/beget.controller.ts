import { type AnySection, findSection } from '@coop/domain';
import { Controller, Param, Post, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff } from '../../../platform/auth/current-staff.js';
import type { Staff } from '../../../platform/auth/staff.js';
import { ApiOperation, ApiTags, Refuses } from '../../../platform/http/openapi/api.js';
import { Answers, TakesId } from '../../../platform/http/openapi/documented.js';
import { Repeatable } from '../../../platform/http/repeats/repeatable.js';
import { BegetService } from '../beget.service.js';

/** Endpoint of an order that creates a draft: `POST /api/remates/{id}/siguienteSenalamiento`. */
export function begetController(section: AnySection, name: string): Type {
  const schema = section.fields.id.schema();
  const { label, to } = section.begets[name] as AnySection['begets'][string];

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}`)
  class BegetController {
    constructor(readonly begetting: BegetService) {}

    @Post(`:id/${name}`)
    @Can(name, section)
    @Repeatable()
    @ApiOperation({ summary: `${label}: un borrador nuevo` })
    @TakesId()
    @Refuses('transicion_invalida', 'datos_invalidos')
    @Answers(findSection(to) as AnySection, 'created')
    order(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.begetting.order(section, staff, id, name);
    }
  }
  return BegetController;
}
