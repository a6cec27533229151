import { type AnyRow, type Field, findRol, isDerived, sections } from '@coop/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { App } from 'firebase-admin/app';
import { type CollectionReference, type DocumentSnapshot, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { FIREBASE } from '../../platform/auth/firebase.js';
import { repeatedly } from '../../platform/clock/repeatedly.js';
import { within } from '../../platform/clock/within.js';
import { DATABASE, type Database } from '../../platform/database/database.js';
import { Log } from '../../platform/logging/log.js';
import { KnownUsers } from '../../platform/users/known-users.js';
import { changed, folded, type User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import { HistoryRepository } from '../../resource/history/history.repository.js';

/** Google's library tries again for a minute and a half. */
const ANSWER_MS = 20_000;
/** How often all documents are compared: what was changed there is told, and what was missed is written. */
const COMPARE_MS = 10 * 60_000;

/** With `USERS_STORE=firestore`: the documents `users/{uid}`, which others may read, follow the users of the panel. */
@Injectable()
export class FirestoreUsers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly documents: CollectionReference;
  private readonly log = new Log(FirestoreUsers.name);
  private stop: (() => Promise<void>) | undefined;

  constructor(
    @Inject(FIREBASE) app: App,
    @Inject(DATABASE) private readonly database: Database,
    private readonly users: UserStore,
    private readonly known: KnownUsers,
    private readonly history: HistoryRepository,
  ) {
    this.documents = getFirestore(app).collection('users');
  }

  async onApplicationBootstrap() {
    this.stop = repeatedly(() => this.compare(), COMPARE_MS, this.log);
    this.known.onChange(
      () => void this.follow().catch((err: unknown) => this.log.warn('Firestore is behind', { err })),
    );
    // Installations whose users stood there alone.
    if ((await this.users.list()).length === 0) await this.takeIn();
  }

  async onApplicationShutdown() {
    await this.stop?.();
  }

  /** Writes the documents that are behind, and gives those that say something else: they were changed there. */
  async follow(): Promise<User[]> {
    const [there, here] = [await this.read(), new Map((await this.users.list()).map((user) => [user.id, user]))];
    for (const user of here.values()) {
      if ((there.get(user.id)?.version ?? 0) >= user.version) continue;
      await within(ANSWER_MS, this.documents.doc(user.id).set(documentOf(changed(user)), { merge: true }));
      there.delete(user.id);
    }
    return [...there.values()].filter((user) => isOther(user, here.get(user.id)));
  }

  /** Takes in what was changed in Firestore, on record as nobody's of the staff; gives whom. What is no user of ours is left there. */
  async takeIn(): Promise<User[]> {
    const taken: User[] = [];
    for (const user of await this.follow()) {
      if (!findRol(user.rol) || !user.email) continue;
      await this.database
        .transaction((tx) => this.write(user, tx))
        .then(
          () => taken.push(user),
          (err: unknown) => this.log.warn('A user of Firestore was not taken in', { err }),
        );
    }
    await this.follow();
    return taken;
  }

  private async write(user: User, tx: Database): Promise<void> {
    const before = await this.users.find(user.id, tx);
    const version = Math.max(before?.version ?? 0, user.version) + 1;
    const after = { ...user, version, actualizadoEn: new Date().toISOString(), actualizadoPor: null };
    if (before) await this.users.replace(after, before.version, tx);
    else await this.users.create(after, tx);
    await this.history.addVersion(sections.usuarios, after, before ? 'editar' : 'crear', undefined, tx);
    await this.known.announce(user.id, tx);
  }

  private async compare(): Promise<void> {
    const others = await this.follow();
    if (others.length > 0)
      this.log.warn('Firestore says something else of some users: take it in, or put it right there', {
        rows: others.length,
      });
  }

  private async read(): Promise<Map<string, User>> {
    const { docs } = await within(ANSWER_MS, this.documents.get());
    return new Map(docs.flatMap((document) => userOf(document) ?? []).map((user) => [user.id, user]));
  }
}

/** Whether it says of a person what their user doesn't: all but when they came in, which doesn't follow. */
const isOther = (there: AnyRow, here: AnyRow | undefined): boolean =>
  ['email', 'nombre', 'rol', 'cargo', 'agencia', 'estado'].some((name) => there[name] !== here?.[name]);

const fields = Object.entries<Field>(sections.usuarios.fields).filter(([, field]) => !isDerived(field));

/**
 * The user in a document. The specification promises only `email` and `rol`; the rest has an answer for documents that
 * are older than this program, or that others wrote something else in. Fields that are not ours are left out.
 */
function userOf(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  if (!data) return undefined;
  const at = document.createTime?.toDate().toISOString();
  const absent = { version: 1, estado: 'activo', creadoEn: at, actualizadoEn: at };
  const user = Object.fromEntries(
    fields.map(([name, field]) => [name, readAs(field, data[name]) ?? absent[name as keyof typeof absent] ?? null]),
  );
  return folded({ ...user, id: document.id } as AnyRow);
}

/** A value of a document, where it is of its field's kind. What a role, a state or an address is worth is for who reads them. */
function readAs({ kind, schema }: Field, value: unknown): unknown {
  if (['choice', 'state', 'email'].includes(kind)) return value;
  if (kind === 'text') return typeof value === 'string' ? value : undefined;
  return schema().safeParse(value instanceof Timestamp ? value.toDate().toISOString() : value).data ?? undefined;
}

/** What is written of a user. The uid is the document's own name. */
const documentOf = ({ id: _, ...fields }: Record<string, unknown>): Record<string, unknown> => fields;
