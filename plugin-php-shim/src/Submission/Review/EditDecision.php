<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Closure;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Store\DatabaseWatch;
use Gazetteer\Kernel\Store\Transaction;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\FormerOwner;
use Gazetteer\Listings\ListingMeta;
use Gazetteer\Submission\Mail\SubmissionMail;
use Gazetteer\Submission\Mail\SubmissionMails;
use Gazetteer\Submission\Review\Domain\ListingChange;
use Gazetteer\Submission\Review\Domain\ListingChanges;
use Gazetteer\Submission\Writing\EditedListingWriter;
use Gazetteer\Submission\Writing\EditVersion;
use Throwable;

/** Approves or declines a pending edit. Only one of several concurrent decisions takes effect. */
final class EditDecision
{
    public const APPROVED = 'approved';
    public const DECLINED = 'declined';
    /** The edit or the listing changed after the reviewer opened the screen, or the edit no longer exists. */
    public const CHANGED = 'changed';
    public const FAILED = 'failed';
    /** The listing's owner changed after the edit was made, so the edit was deleted. */
    public const OTHER_OWNER = 'other-owner';

    /** @param Closure(): SubmissionMails $mails */
    public function __construct(
        private readonly PendingEdits $edits,
        private readonly ListingRepository $listings,
        private readonly Closure $mails,
    ) {
    }

    /** Returns a version string of the listing and its edit, to detect changes after the reviewer opened the screen. */
    public static function version(Listing $present, PendingEdit $edit): string
    {
        return EditVersion::fromListing($present) . $edit->key;
    }

    /**
     * @param list<string> $taken Fields that were also changed on the site, and for which the reviewer selected the owner's value.
     */
    public function approve(int $id, string $version, array $taken): string
    {
        clean_post_cache($id);
        $present = $this->listings->find($id);
        $edit = $this->edits->find($id);
        if ($present === null || $present->status === 'trash' || $edit === null || !hash_equals(self::version($present, $edit), $version)) {
            return self::CHANGED;
        }
        if (!$edit->isBy($present->author)) {
            FormerOwner::deleteEdits($id);
            WaitingImages::deleteUnused($id, null);

            return self::OTHER_OWNER;
        }
        $changes = array_filter($edit->changes($present), static fn (ListingChange $change): bool => !$change->isContested || in_array($change->field, $taken, true));
        $fields = array_values(array_map(static fn (ListingChange $change): string => $change->field, $changes));
        $after = ListingChanges::apply($present, $edit->wanted, $fields);
        $database = DatabaseWatch::begin();
        $transaction = Transaction::begin();
        try {
            if (!$this->edits->deleteIfUnchanged($id, $edit->key)) {
                return self::CHANGED;
            }
            $this->write($after, $edit);
            $database->refuseLoss();
            $transaction->commit();
        } catch (Throwable $thrown) {
            RefusalTexts::report($thrown);

            return self::FAILED;
        } finally {
            $transaction->rollBack();
            clean_post_cache($id);
        }
        WaitingImages::deleteUnused($id, null);
        EditedListingWriter::deleteImages($edit->removed, $after);
        ($this->mails)()->sendLater($id, SubmissionMail::EditApproved);
        Extensions::fire('gazetteer_listing_edit_reviewed', $id, true);

        return self::APPROVED;
    }

    /** @param string $why The reason that the owner sees. */
    public function decline(int $id, string $version, string $why): string
    {
        $present = $this->listings->find($id);
        $edit = $this->edits->find($id);
        if ($present === null || $edit === null || !hash_equals(self::version($present, $edit), $version) || !$this->edits->deleteIfUnchanged($id, $edit->key)) {
            return self::CHANGED;
        }
        update_post_meta($id, ListingMeta::DECLINED_EDIT, wp_slash($why));
        WaitingImages::deleteUnused($id, null);
        ($this->mails)()->sendLater($id, SubmissionMail::EditDeclined);
        Extensions::fire('gazetteer_listing_edit_reviewed', $id, false);

        return self::DECLINED;
    }

    private function write(Listing $after, PendingEdit $edit): void
    {
        $this->listings->save($after);
        WaitingImages::release($after);
        delete_post_meta($after->id, ListingMeta::DECLINED_EDIT);
        foreach ($edit->wishes as $key => $wish) {
            $wish === '' ? delete_post_meta($after->id, $key) : update_post_meta($after->id, $key, wp_slash($wish));
        }
    }
}
