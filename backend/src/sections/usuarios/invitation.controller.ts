import { sections } from '@coop/domain';
import { invitation } from '@coop/domain/answers';
import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../platform/auth/staff.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { ApiOperation, ApiProblems, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiJsonResponse, ApiNoContentResponse } from '../../platform/http/openapi/api-decorators.js';
import { InvitationService } from './invitation.service.js';

const { usuarios } = sections;

@ApiTags(usuarios.label.many)
@Controller(`api/${usuarios.name}`)
export class InvitationController {
  constructor(private readonly invitations: InvitationService) {}

  @Post(':id/invitacion')
  @HttpCode(200)
  @Can('editar', usuarios)
  @Idempotent()
  @ApiOperation({ summary: 'Enlace para que el usuario ponga su contraseña' })
  @ApiProblems('transicion_invalida', 'datos_invalidos')
  @ApiJsonResponse(invitation)
  create(@CurrentStaff() staff: Staff, @Param('id', { schema: usuarios.fields.id.schema() }) id: string) {
    return this.invitations.create(staff, id);
  }

  @Post(':id/invitacion/correo')
  @HttpCode(204)
  @Can('editar', usuarios)
  @Idempotent()
  @ApiOperation({
    summary: 'Envía la invitación por correo',
    description: 'Al crearse un usuario ya salió una; esta lleva un enlace nuevo, y los anteriores dejan de servir.',
  })
  @ApiProblems('transicion_invalida', 'datos_invalidos')
  @ApiNoContentResponse()
  send(@CurrentStaff() staff: Staff, @Param('id', { schema: usuarios.fields.id.schema() }) id: string) {
    return this.invitations.send(staff, id);
  }
}
