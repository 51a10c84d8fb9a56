<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Once\DuplicateRequest;
use Gazetteer\Submission\Accounts\UnfinishedAccounts;
use Gazetteer\Submission\Dashboard\OwnClaims;
use Gazetteer\Submission\Guard\RequestJournal;
use Gazetteer\Submission\Images\ImageFolder;
use Gazetteer\Submission\Review\PendingEdits;
use Gazetteer\Submission\Review\WaitingImages;

/** Deletes the data of aborted requests, and stored responses that have expired. */
final class SubmissionSweep
{
    private const AGE = DAY_IN_SECONDS;
    private const BATCH = 100;

    /**
     * @param Closure(): DataNames $names
     * @param Closure(): OwnClaims $claims
     */
    public function __construct(private readonly Closure $names, private readonly Closure $claims)
    {
    }

    public function run(): void
    {
        foreach ($this->unfinished() as $listing) {
            self::remove($listing);
        }
        ImageFolder::sweep(time() - self::AGE);
        WaitingImages::sweep(new PendingEdits(($this->names)()), time() - self::AGE);
        UnfinishedAccounts::sweep($this->claims);
        RequestJournal::sweep();
        DuplicateRequest::sweep();
    }

    /** Deletes an unfinished listing with its images. */
    public static function remove(int $listing): void
    {
        $images = get_posts(['post_type' => 'attachment', 'post_status' => 'inherit', 'post_parent' => $listing, 'numberposts' => -1, 'fields' => 'ids']);
        foreach ($images as $image) {
            wp_delete_attachment((int) $image, true);
        }
        wp_delete_post($listing, true);
    }

    /** @return list<int> */
    private function unfinished(): array
    {
        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery
        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND post_status = %s AND post_content_filtered LIKE %s AND post_modified_gmt < %s LIMIT %d",
            ($this->names)()->listing,
            NewListingWriter::HIDDEN,
            $wpdb->esc_like(NewListingWriter::MARK) . '%',
            gmdate('Y-m-d H:i:s', time() - self::AGE),
            self::BATCH,
        )));
    }
}
