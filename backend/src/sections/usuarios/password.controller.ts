import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { Public } from '../../platform/auth/access.js';
import { ApiOperation, ApiTags } from '../../platform/http/openapi/api.js';
import { ApiNoContentResponse } from '../../platform/http/openapi/api-decorators.js';
import { requireOwnPage } from '../../platform/http/requireOwnPage.js';
import { forgottenSchema, newPassword } from './password.js';
import { PasswordService } from './password.service.js';

@ApiTags('Sesión')
@Controller('api/clave')
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Post('olvido')
  @HttpCode(204)
  @Public()
  @ApiOperation({
    summary: 'Envía un enlace para crear una contraseña nueva. Responde lo mismo si nadie tiene ese correo',
  })
  @ApiNoContentResponse()
  async forget(
    @Body({ schema: forgottenSchema }) { correo }: z.output<typeof forgottenSchema>,
    @Req() request: Request,
    @Ip() address: string,
  ) {
    requireOwnPage(request);
    await this.passwords.forget(correo, address);
  }

  @Post()
  @HttpCode(204)
  @Public()
  @ApiOperation({ summary: 'Pone la contraseña con el código de un enlace, que sirve una vez' })
  @ApiNoContentResponse()
  async set(@Body({ schema: newPassword }) body: z.output<typeof newPassword>, @Ip() address: string) {
    await this.passwords.set(body, address);
  }
}
