import { isPreviewable, sectionList } from '@coop/domain';
import { Global, Module, type Provider } from '@nestjs/common';
import { createJob } from '../platform/clock.js';
import { publications } from '../platform/database/tables/copies.js';
import { EntidadInForce, PublishedEntidad } from '../platform/entidad.js';
import { Problem } from '../platform/http/problem.js';
import { PublishedFiles } from '../resource/files/public-files.service.js';
import { ApprovalNotices } from './approvals/approval-notices.js';
import { ApprovalsController } from './approvals/approvals.controller.js';
import { ApprovalsPolicy } from './approvals/approvals.policy.js';
import { ApprovalsRepository } from './approvals/approvals.repository.js';
import { ApprovalsService } from './approvals/approvals.service.js';
import { ApproversService } from './approvals/approvers.service.js';
import { CredentialIssuersRepository } from './approvals/credential-issuers.repository.js';
import { OpenApprovals } from './approvals/open-approvals.js';
import { RulesRepository } from './approvals/rules.repository.js';
import { WritersRepository } from './approvals/writers.repository.js';
import { NamesRepository } from './entidad/names.repository.js';
import { PublishedEntidadService } from './entidad/published-entidad.service.js';
import { MenuInForce } from './menu/menu-in-force.js';
import { ParametrosRepository } from './parametros/parametros.repository.js';
import { FirstParametros, ParametrosService } from './parametros/parametros.service.js';
import { ReferenceRatesRepository } from './parametros/reference-rates.repository.js';
import { ReferenceRates } from './parametros/reference-rates.service.js';
import { previewController } from './previews/preview.controller.js';
import { PreviewsPolicy } from './previews/previews.policy.js';
import { PreviewsRepository } from './previews/previews.repository.js';
import { PreviewsService } from './previews/previews.service.js';
import { UnsavedRows } from './previews/unsaved-rows.service.js';
import { CorrectionsPolicy } from './published/corrections.policy.js';
import { publishedController } from './published/published.controller.js';
import { PublishedRepository } from './published/published.repository.js';
import { PublishedService } from './published/published.service.js';
import { publishedChangesController } from './published/published-changes.controller.js';
import { PublishedChangesRepository } from './published/published-changes.repository.js';
import { PublishedChangesService } from './published/published-changes.service.js';
import { PublishingPolicy } from './published/publishing.policy.js';
import { ReferencesPolicy } from './published/references.policy.js';
import { SearchLimit } from './published/search-limit.js';
import { SinglePolicy } from './published/single.policy.js';
import { BoundRowsPolicy } from './releases/bound-rows.policy.js';
import { ReleaseApprovals } from './releases/release-approvals.service.js';
import { ReleaseRows } from './releases/release-rows.service.js';
import { ReleaseRuns } from './releases/release-runs.service.js';
import { ReleasesPolicy } from './releases/releases.policy.js';
import { ReleasesRepository } from './releases/releases.repository.js';
import { FindingsRepository } from './search/findings.repository.js';
import { MissedRepository } from './search/missed.repository.js';
import { MissedQuestions } from './search/missed-questions.js';
import { SearchController } from './search/search.controller.js';
import { SearchRepository } from './search/search.repository.js';
import { SearchService } from './search/search.service.js';
import { SearchIndex } from './search/search-index.service.js';
import { SynonymsRepository } from './search/synonyms.repository.js';
import { VocabularyRepository } from './search/vocabulary.repository.js';
import { PublicAddresses } from './seo/public-addresses.js';
import { Redirections } from './seo/redirections.js';
import { SeoController } from './seo/seo.controller.js';
import { SeoRepository } from './seo/seo.repository.js';
import { SeoService } from './seo/seo.service.js';
import { VersionsPolicy } from './versions/versions.policy.js';
import { VersionsRepository } from './versions/versions.repository.js';

const MINUTE_MS = 60_000;

const needsSecondPerson = () =>
  new Problem(
    'transicion_invalida',
    'En esta sección publica otra persona: suba el archivo nuevo en el registro y envíelo a aprobación.',
  );

const providers: Provider[] = [
  ApprovalNotices,
  ApprovalsPolicy,
  ApprovalsRepository,
  ApprovalsService,
  ApproversService,
  BoundRowsPolicy,
  CorrectionsPolicy,
  createJob(ReleaseRuns, MINUTE_MS),
  CredentialIssuersRepository,
  EntidadInForce,
  FindingsRepository,
  FirstParametros,
  MenuInForce,
  MissedQuestions,
  MissedRepository,
  NamesRepository,
  OpenApprovals,
  ParametrosRepository,
  ParametrosService,
  PreviewsPolicy,
  PreviewsRepository,
  PreviewsService,
  PublicAddresses,
  PublishedChangesRepository,
  PublishedChangesService,
  PublishedEntidadService,
  PublishedRepository,
  PublishedService,
  PublishingPolicy,
  Redirections,
  ReferenceRates,
  ReferenceRatesRepository,
  ReferencesPolicy,
  ReleaseApprovals,
  ReleaseRows,
  ReleaseRuns,
  ReleasesPolicy,
  ReleasesRepository,
  RulesRepository,
  SearchIndex,
  SearchLimit,
  SearchRepository,
  SearchService,
  SeoRepository,
  SeoService,
  SinglePolicy,
  SynonymsRepository,
  UnsavedRows,
  VersionsPolicy,
  VersionsRepository,
  VocabularyRepository,
  WritersRepository,
  { provide: PublishedEntidad, useExisting: PublishedEntidadService },
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
];

/** Publication, from the draft to the public row. */
@Global()
@Module({
  controllers: [
    ...publications.flatMap((section) => [publishedController(section), publishedChangesController(section)]),
    ...sectionList.filter(isPreviewable).map(previewController),
    SearchController,
    ApprovalsController,
    SeoController,
  ],
  providers,
  exports: providers,
})
export class PublishingModule {}
