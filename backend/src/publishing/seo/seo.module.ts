import { Module } from '@nestjs/common';
import { PublishingModule } from '../published/publishing.module.js';
import { PublicAddresses } from './public-addresses.js';
import { SeoController } from './seo.controller.js';
import { SeoRepository } from './seo.repository.js';
import { SeoService } from './seo.service.js';

/** The map of the site, its news for feed readers, and what robots may visit. */
@Module({
  imports: [PublishingModule],
  controllers: [SeoController],
  providers: [PublicAddresses, SeoRepository, SeoService],
  exports: [PublicAddresses],
})
export class SeoModule {}
