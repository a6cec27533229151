import {
  type AnySection,
  can,
  everyRow,
  type Field,
  faultsOf,
  faultsToPublish,
  findRol,
  todayInLaPaz,
} from '@coop/domain';
import { Injectable } from '@nestjs/common';
import { invalidData } from '../../platform/http/problem.js';
import { UserStore } from '../../platform/users/user-store.js';
import { FilesService } from '../files/files.service.js';
import { type FileUse, filesOf } from './filesOf.js';

type Values = Record<string, unknown>;

/** What a row as a whole must meet, beyond the schema of each field. */
@Injectable()
export class RowChecks {
  constructor(
    private readonly files: FilesService,
    private readonly users: UserStore,
  ) {}

  /** The rules of the description, and files that are its own. `before` is the row as it stands, if it does. */
  async requireConsistent(section: AnySection, row: Values, before: Values = {}): Promise<void> {
    refuse({
      ...faultsOf(section, row, todayInLaPaz()),
      ...(await this.misplacedFiles(section, row, before)),
      ...(await this.unknownMembers(section, row, before)),
    });
  }

  requirePublishable(section: AnySection, row: Values): void {
    refuse(faultsToPublish(section, row, todayInLaPaz()));
  }

  /** A row may only name files brought for that very field; those it already named were checked then. */
  private async misplacedFiles(section: AnySection, row: Values, before: Values) {
    const known = new Set(filesOf(section.fields, before).map(placeOf));
    const uses = filesOf(section.fields, row).filter((use) => !known.has(placeOf(use)));
    const misplaced = uses.length > 0 ? await this.files.findMisplaced(section.name, uses) : [];
    const fields = misplaced.map(({ campo }) => campo.split('.')[0] as string);
    return Object.fromEntries(fields.map((name) => [name, 'El archivo no existe o no es de este campo']));
  }

  /** Staff are staff; whoever a case is given to must be able to open it. Who made and saved the row is the server's own word. */
  private async unknownMembers(section: AnySection, row: Values, before: Values) {
    const names = Object.entries<Field>(section.fields)
      .filter(([name, { kind }]) => kind === 'member' && !Object.hasOwn(everyRow, name))
      .map(([name]) => name)
      .filter((name) => row[name] && row[name] !== before[name]);
    const faults: Record<string, string> = {};
    for (const name of names) {
      const user = await this.users.find(row[name] as string);
      const rol = user?.estado === 'activo' ? findRol(user.rol) : undefined;
      if (!user) faults[name] = 'Esa persona no es del personal';
      else if (section.kind === 'submission' && (!rol || !can(rol, 'leer', section)))
        faults[name] = 'Esa persona no atiende esta sección';
    }
    return faults;
  }
}

/** A file that one field may show, another may not. */
const placeOf = ({ campo, id }: FileUse) => `${campo} ${id}`;

function refuse(faults: Record<string, string>) {
  if (Object.keys(faults).length > 0) throw invalidData(faults);
}
