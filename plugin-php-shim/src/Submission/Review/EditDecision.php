<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review;

use Closure;
use Gazetteer\Kernel\Database\DatabaseWatch;
use Gazetteer\Kernel\Database\Transaction;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\RefusalTexts;
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

/** A yes or a no to an edit that waits: whole, and once. */
final class EditDecision
{
    public const APPROVED = 'approved';
    public const DECLINED = 'declined';
    /** Nothing is there to decide over, or another edit or another listing than was looked at. */
    public const CHANGED = 'changed';
    public const FAILED = 'failed';
    /** The listing belongs to somebody else than the author of the edit, which is dropped. */
    public const OTHER_OWNER = 'other-owner';

    /** @param Closure(): SubmissionMails $mails */
    public function __construct(
        private readonly PendingEdits $edits,
        private readonly ListingRepository $listings,
        private readonly Closure $mails,
    ) {
    }

    /** Tells what was looked at from any other state of the two. */
    public static function version(Listing $present, PendingEdit $edit): string
    {
        return EditVersion::of($present) . $edit->key;
    }

    /** @param list<string> $taken Of what was changed on the site, too, the fields in which the owner's word counts. */
    public function approve(int $id, string $version, array $taken): string
    {
        clean_post_cache($id);
        $present = $this->listings->find($id);
        $edit = $this->edits->find($id);
        if ($present === null || $present->status === 'trash' || $edit === null || !hash_equals(self::version($present, $edit), $version)) {
            return self::CHANGED;
        }
        if (!$edit->isBy($present->author)) {
            FormerOwner::forget($id);
            WaitingImages::keepOnly($id, null);

            return self::OTHER_OWNER;
        }
        $changes = array_filter($edit->changes($present), static fn (ListingChange $change): bool => !$change->isContested || in_array($change->field, $taken, true));
        $fields = array_values(array_map(static fn (ListingChange $change): string => $change->field, $changes));
        $after = ListingChanges::put($present, $edit->wanted, $fields);
        $database = DatabaseWatch::begin();
        $transaction = Transaction::begin();
        try {
            if (!$this->edits->take($id, $edit->key)) {
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
        WaitingImages::keepOnly($id, null);
        EditedListingWriter::discard($edit->removed, $after);
        ($this->mails)()->sendLater($id, SubmissionMail::EditApproved);
        Extensions::tell('gazetteer_listing_edit_reviewed', $id, true);

        return self::APPROVED;
    }

    /** @param string $why For the owner. */
    public function decline(int $id, string $version, string $why): string
    {
        $present = $this->listings->find($id);
        $edit = $this->edits->find($id);
        if ($present === null || $edit === null || !hash_equals(self::version($present, $edit), $version) || !$this->edits->take($id, $edit->key)) {
            return self::CHANGED;
        }
        update_post_meta($id, ListingMeta::DECLINED_EDIT, wp_slash($why));
        WaitingImages::keepOnly($id, null);
        ($this->mails)()->sendLater($id, SubmissionMail::EditDeclined);
        Extensions::tell('gazetteer_listing_edit_reviewed', $id, false);

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
