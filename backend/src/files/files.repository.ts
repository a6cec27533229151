import { Inject, Injectable } from '@nestjs/common';
import { eq, inArray } from 'drizzle-orm';
import { DATABASE, type Database } from '../database/database.js';
import { archivos, type StoredFile } from '../database/schema/files.js';

@Injectable()
export class FilesRepository {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async insert(file: StoredFile): Promise<void> {
    await this.database.insert(archivos).values(file);
  }

  async find(id: string): Promise<StoredFile | undefined> {
    const [file] = await this.database.select().from(archivos).where(eq(archivos.id, id));
    return file;
  }

  async findMany(ids: readonly string[]): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    return this.database
      .select()
      .from(archivos)
      .where(inArray(archivos.id, [...ids]));
  }

  async delete(ids: readonly string[]): Promise<StoredFile[]> {
    if (ids.length === 0) return [];
    return this.database
      .delete(archivos)
      .where(inArray(archivos.id, [...ids]))
      .returning();
  }
}
