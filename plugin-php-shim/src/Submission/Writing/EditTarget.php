<?php

declare(strict_types=1);

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

/** The listing that somebody wants to change, if it is theirs to change. */
final class EditTarget
{
    public function __construct(
        private readonly ListingRepository $listings,
        private readonly ListingRights $rights,
        private readonly SubmissionSettings $settings,
        private readonly PendingEdits $edits,
    ) {
    }

    /** Whether an edit was sent. What is no number is an edit of nothing, and no new listing. */
    public static function isNamed(Input $input): bool
    {
        return !in_array($input->all()[Field::LISTING] ?? '', ['', '0'], true) || $input->text(Field::NONCE_EDIT) !== '';
    }

    /** @throws SubmissionRefused */
    public function find(Input $input): Listing
    {
        $listing = $this->edits->opened($this->read($input->id(Field::LISTING)));
        $version = $input->text(Field::PASSED_VERSION, 64);
        if ($version !== '' && !hash_equals(EditVersion::of($listing), $version)) {
            throw SubmissionRefused::fail(__('This listing was changed meanwhile. Please open it in another tab, compare, and reload the page before you save.', 'gazetteer'));
        }

        return $listing;
    }

    /**
     * The listing as it is now, for whoever writes next.
     *
     * @throws SubmissionRefused
     */
    public function read(int $id): Listing
    {
        $listing = $this->listings->stored($id);
        // It may have become somebody else's where the cache has not heard of it.
        $isTheirs = $listing !== null && $this->rights->mayEdit($id) && (int) get_post_field('post_author', $id) === $listing->author;
        if (!$isTheirs || ListingStatus::ofEdited($listing->status) === null) {
            // The same words whether there is such a listing or not.
            throw SubmissionRefused::fail(__('Sorry, you are not allowed to edit this listing.', 'gazetteer'));
        }
        require_once ABSPATH . 'wp-admin/includes/post.php';
        if (wp_check_post_lock($id) !== false) {
            throw SubmissionRefused::fail(__('Somebody else is editing this listing at the moment. Please try again later.', 'gazetteer'));
        }

        return $listing;
    }

    /** Whether what is changed of it waits for a yes. What whoever decides over others' listings changes needs nobody's look. */
    public function waits(Listing $listing): bool
    {
        return $listing->status === ListingStatus::PUBLIC && $this->settings->reviewsEdits() && !SiteListingRights::mayDecide();
    }
}
