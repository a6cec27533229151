import { Global, Module } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import { PublishedFiles } from '../../resource/files/public-files.service.js';
import { RulesRepository } from '../approvals/rules.repository.js';
import { PublishedRepository } from './published.repository.js';

/** Lets the files module check whether visitors may read a file, without a circular dependency. */
@Global()
@Module({
  providers: [
    PublishedRepository,
    RulesRepository,
    {
      provide: PublishedFiles,
      inject: [PublishedRepository, RulesRepository],
      useFactory: (published: PublishedRepository, rules: RulesRepository): PublishedFiles => ({
        isPublic: (file, tx) => published.shows(file, tx),
        requireAlone: async ({ seccion }, tx) => {
          if (await rules.find(seccion, tx)) throw needsSecondPerson();
        },
      }),
    },
  ],
  exports: [PublishedFiles, PublishedRepository, RulesRepository],
})
export class PublishedFilesModule {}

const needsSecondPerson = () =>
  new Problem(
    'transicion_invalida',
    'En esta sección publica otra persona: suba el archivo nuevo en el registro y envíelo a aprobación.',
  );
