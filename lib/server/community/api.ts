// The endpoints of published projects.

import * as community from "@/lib/contracts/community";
import * as copies from "@/lib/contracts/community-copy";
import * as counts from "@/lib/contracts/community-count";
import * as publicFiles from "@/lib/contracts/community-file";
import * as offers from "@/lib/contracts/community-offer";
import * as publishing from "@/lib/contracts/community-publish";
import type { Deps } from "@/lib/server/deps";
import { serve } from "@/lib/server/http/serve";
import { accept } from "./accept-proposal";
import { check } from "./check";
import { copy, origins } from "./copy";
import * as count from "./count";
import * as files from "./files";
import { offer } from "./offer";
import { order } from "./order";
import * as proposals from "./proposals";
import * as publish from "./publish";
import * as read from "./read";
import { shareCommunityWithPages } from "./share-with-pages";

const readRoutes = (deps: Deps) => [
  serve(community.listPublications, (input, context) => read.list(deps, input, context)),
  serve(community.listTags, (input, context) => read.tags(deps, input, context)),
  serve(community.countPublications, (_input, context) => read.counts(deps, context)),
  serve(community.viewAuthor, ({ authorId }) => read.author(deps, authorId)),
  serve(counts.countVisit, (input, context) => count.visit(deps, input, context)),
  serve(counts.upvote, ({ projectId }, context) => count.setLiked(deps, projectId, true, context)),
  serve(counts.unupvote, ({ projectId }, context) => count.setLiked(deps, projectId, false, context)),
  serve(counts.setFavorite, (input, context) => count.keepFavorite(deps, input, context)),
  serve(counts.listFavorites, (input, context) => read.favorites(deps, input, context)),
];

const fileRoutes = (deps: Deps) => [
  serve(publicFiles.getPublishedDocument, (input, context) => files.document(deps, input, context)),
  serve(publicFiles.getPublishedBom, (input) => files.bom(deps, input)),
  serve(publicFiles.getPublishedBoard, (input) => files.board(deps, input)),
  serve(publicFiles.getPublishedArchive, (input) => files.archive(deps, input)),
  serve(publicFiles.getPublishedPicture, (input, context) => files.picture(deps, input, context)),
  serve(publicFiles.getPublishedThumbnail, (input, context) => files.thumbnail(deps, input, context)),
  serve(publicFiles.getPublishedImage, (input) => files.image(deps, input)),
  serve(publicFiles.getCover, (input) => files.cover(deps, input)),
  serve(publicFiles.getAttachment, (input) => files.attachment(deps, input)),
];

const publishRoutes = (deps: Deps) => [
  serve(publishing.checkPublication, (input, context) => check(deps, input, context)),
  serve(publishing.publishProject, (input, context) => publish.publish(deps, input, context)),
  serve(publishing.editPublication, (input, context) => publish.edit(deps, input, context)),
  serve(publishing.publishVersion, (input, context) => publish.addNewVersion(deps, input, context)),
  serve(publishing.listOwnPublications, (input, context) => publish.listOwn(deps, input, context)),
  serve(publishing.getOwnPublication, ({ projectId }, context) => publish.getOwn(deps, projectId, context)),
  serve(publishing.withdrawPublication, ({ projectId }, context) => publish.withdraw(deps, projectId, context)),
];

const copyRoutes = (deps: Deps) => [
  serve(copies.listOrigins, (input, context) => origins(deps, input, context)),
  serve(copies.viewProposal, ({ proposalId }, context) => proposals.view(deps, proposalId, context)),
  serve(copies.acceptProposal, (input, context) => accept(deps, input, context)),
  serve(copies.declineProposal, (input, context) => proposals.decline(deps, input, context)),
  serve(copies.withdrawProposal, ({ proposalId }, context) => proposals.withdraw(deps, proposalId, context)),
  serve(copies.copyPublication, ({ projectId }, context) => copy(deps, projectId, context)),
  serve(copies.createProposal, (input, context) => proposals.create(deps, input, context)),
  serve(copies.listProposals, (input, context) => proposals.list(deps, input, context)),
];

/** Calls with words in a place come before those that take any id there. */
export function communityRoutes(deps: Deps) {
  shareCommunityWithPages(deps);
  return [
    ...readRoutes(deps),
    ...publishRoutes(deps),
    ...copyRoutes(deps),
    serve(offers.viewOffer, (input, context) => offer(deps, input, context)),
    serve(offers.orderPublication, (input, context) => order(deps, input, context)),
    serve(counts.viewOwnRelation, ({ projectId }, context) => count.relation(deps, projectId, context)),
    ...fileRoutes(deps),
    serve(community.viewPublication, ({ projectId }, context) => read.view(deps, projectId, context)),
  ];
}
