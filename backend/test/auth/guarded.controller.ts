import { sections } from '@coop/domain';
import { Controller, Get, NotFoundException, Param, Post } from '@nestjs/common';
import { Can, Public, SignedIn } from '../../src/auth/access.js';
import { CurrentStaff } from '../../src/auth/current-staff.js';
import type { Staff } from '../../src/auth/staff.js';

/** One route of each access, for tests of the guard. */
@Controller('prueba')
export class GuardedController {
  @Get('publico')
  @Public()
  open() {
    return { abierto: true };
  }

  @Get('personal')
  @SignedIn()
  read(@CurrentStaff() staff: Staff) {
    return staff;
  }

  @Post('personal')
  @SignedIn()
  write(@CurrentStaff() staff: Staff) {
    return staff;
  }

  @Get('solicitudes/:id')
  @Can('leer', sections['contactanos/solicitudes-creditos'])
  get(@Param('id') id: string) {
    if (id !== 'existe') throw new NotFoundException();
    return { id };
  }
}
