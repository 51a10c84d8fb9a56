<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Submission\Writing;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Review\PendingEdits;
use Gazetteer\Submission\SubmissionSettings;

/** Finds the listing by the ID in an edit request, and checks that the sender may edit the listing. */
final class EditTarget
{
    public function __construct(
        private readonly ListingRepository $listings,
        private readonly ListingRights $rights,
        private readonly SubmissionSettings $settings,
        private readonly PendingEdits $edits,
    ) {
    }

    /** @throws SubmissionRefused */
    public function find(Input $input): Listing
    {
        $listing = $this->edits->withPendingEdit($this->read($input->id(Field::LISTING)));
        $version = $input->text(Field::PASSED_VERSION, 64);
        if ($version !== '' && !hash_equals(EditVersion::fromListing($listing), $version)) {
            throw SubmissionRefused::fail(__('This listing was changed in the meantime. Please open it in another tab, compare, and reload the page before you save.', 'gazetteer'));
        }

        return $listing;
    }

    /**
     * Reads the stored listing right before it is written.
     *
     * @throws SubmissionRefused
     */
    public function read(int $id): Listing
    {
        $listing = $this->listings->stored($id);
        // The object cache may still hold a former owner, so compare with the stored author.
        $isTheirs = $listing !== null && $this->rights->mayEdit($id) && (int) get_post_field('post_author', $id) === $listing->author;
        if (!$isTheirs || ListingStatus::ofEdited($listing->status) === null) {
            // Use the same message if the listing does not exist, so that the response does not reveal which IDs
            // exist.
            throw SubmissionRefused::fail(__('Sorry, you are not allowed to edit this listing.', 'gazetteer'));
        }
        require_once ABSPATH . 'wp-admin/includes/post.php';
        if (wp_check_post_lock($id) !== false) {
            throw SubmissionRefused::fail(__('Another user is editing this listing at the moment. Please try again later.', 'gazetteer'));
        }

        return $listing;
    }

    /** Whether the edit must be reviewed. Users who can review listings need no review of their own edits. */
    public function needsReview(Listing $listing): bool
    {
        return $listing->status === ListingStatus::PUBLIC && $this->settings->reviewsEdits() && !SiteListingRights::mayDecide();
    }
}
