import { sections } from '@coop/domain';
import { Controller, Get, NotFoundException, Param, Post, Put } from '@nestjs/common';
import { Can, Opens, Public, SignedIn } from '../../src/platform/auth/access.js';
import { CurrentStaff, type Staff } from '../../src/platform/auth/staff.js';

/** One route per kind of access, for tests of the guard. */
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

  @Get('constancia')
  @Can('leer', sections['contactanos/solicitudes-creditos'], 'file')
  print() {}

  @Get('solicitudes-exportadas')
  @Can('exportar', sections['contactanos/solicitudes-creditos'])
  exportCases() {}

  @Get('auditoria-exportada')
  @Can('exportar', sections['sitio/auditoria'])
  exportAudit() {}

  @Get('novedades-exportadas')
  @Can('exportar', sections.novedades)
  exportNews() {}

  @Put('novedades')
  @Can('editar', sections.novedades)
  editNews() {}

  @Get('saldos')
  @Can('leer', sections.saldos)
  readBalances() {}

  @Get('usuarios')
  @Can('leer', sections.usuarios)
  readUsers() {}

  @Put('usuarios')
  @Can('editar', sections.usuarios)
  editUsers() {}

  @Get('usuarios-exportados')
  @Can('exportar', sections.usuarios)
  exportUsers() {}

  @Get('biblioteca')
  @Opens('sitio/biblioteca')
  openLibrary() {}
}
