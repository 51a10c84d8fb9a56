<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Storage;

/** The names of comment metas and post metas of reviews. */
final class ReviewMeta
{
    /** Comment metas. A comment with stars is a review. A comment without stars is a reply to a review. */
    public const STARS = '_gazetteer_stars';
    public const TITLE = '_gazetteer_title';
    /** The public reason for which the site removed a review. */
    public const REMOVED = '_gazetteer_removed';
    /** A report of a visitor. A comment can have several. */
    public const REPORT = '_gazetteer_report';
    /** The ID of the published review that this review replaces when it is approved. */
    public const REPLACES = '_gazetteer_replaces';

    /** Post metas. The search index reads the first two. */
    public const RATING = '_gazetteer_rating';
    public const COUNT = '_gazetteer_reviews';
    /** The number of reviews by stars, so that a page needs no query for them. */
    public const COUNTS = '_gazetteer_review_counts';
}
