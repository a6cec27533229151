import type { AnySection } from '@coop/domain';
import { orderAnswers } from '@coop/domain/answers';
import { Controller, Get, Param, type Type } from '@nestjs/common';
import { Can } from '../../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../../platform/auth/staff.js';
import { ApiOperation, ApiTags } from '../../../platform/http/openapi/api.js';
import { ApiJsonResponse } from '../../../platform/http/openapi/api-decorators.js';
import { OrdersService } from '../orders.service.js';

export function ordersController(section: AnySection): Type {
  const schema = section.fields.id.schema();

  @ApiTags(section.label.many)
  @Controller(`api/${section.name}/:id/ordenes`)
  class OrdersController {
    constructor(readonly orders: OrdersService) {}

    @Get()
    @Can('leer', section)
    @ApiOperation({
      summary: `Qué se puede ordenar ahora: ${section.label.one}`,
      description:
        'Las órdenes que admite su estado y puede dar su rol; `impedimento` dice todo lo que falta para una que se rechazaría.',
    })
    @ApiJsonResponse(orderAnswers)
    find(@CurrentStaff() staff: Staff, @Param('id', { schema }) id: string) {
      return this.orders.find(section, staff, id);
    }
  }
  return OrdersController;
}
