<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Form;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\RefusalTexts;
use Gazetteer\Kernel\Request;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Reviews\Domain\Review;
use Gazetteer\Reviews\Domain\Reviewer;
use Gazetteer\Reviews\ReviewSettings;
use Gazetteer\Reviews\ReviewTexts;
use Gazetteer\Reviews\Storage\ReviewComments;
use Gazetteer\Reviews\Storage\ReviewReports;
use Gazetteer\Reviews\Storage\ReviewWriter;
use Throwable;
use WP_Error;

/** Handles what visitors post to the reviews of a listing's page, before the page is rendered. */
final class ReviewPost
{
    /** Hidden fields that identify the forms. */
    public const LISTING = 'gazetteer_review_listing';
    public const ACTION = 'gazetteer_review_action';
    public const ID = 'gazetteer_review_id';
    public const NONCE = 'gazetteer_review_nonce';
    public const REPLY_TEXT = 'gazetteer_review_reply';
    public const REASON = 'gazetteer_review_reason';
    public const DETAILS = 'gazetteer_review_details';
    /** Argument of the URL after a form was sent, and ID of the section. */
    public const DONE = 'gz_review';
    public const PLACE = 'gz-reviews';

    private ?Input $posted = null;
    /** @var array<string, string> Messages by field; '' for the whole form. */
    private array $errors = [];

    /**
     * @param Closure(): ListingRepository $listings
     * @param Closure(): ListingRights $rights
     */
    public function __construct(
        private readonly ReviewSettings $settings,
        private readonly Closure $listings,
        private readonly Closure $rights,
        private readonly ReviewComments $comments,
        private readonly ReviewWriter $writer,
        private readonly ReviewReports $reports,
        private readonly ReviewGuard $guard,
    ) {
    }

    public function answer(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- checked below.
        $input = new Input(Request::method() === 'POST' && isset($_POST[self::LISTING]) ? wp_unslash($_POST) : []);
        $id = $input->id(self::LISTING);
        if ($id === 0 || $id !== get_queried_object_id() || !is_singular() || !$this->settings->areOn()) {
            return;
        }
        $this->posted = $input;
        try {
            Request::refuseCutOff();
            $listing = ($this->listings)()->stored($id);
            $done = $listing === null || !ReviewRules::isOpen($listing) ? ['' => ReviewTexts::closed()] : $this->handle($listing, $input);
        } catch (Throwable $thrown) {
            $done = ['' => RefusalTexts::text(RefusalTexts::refusal($thrown))];
        }
        if (is_string($done)) {
            wp_safe_redirect(add_query_arg(self::DONE, $done, (string) get_permalink($id)) . '#' . self::PLACE, 303);
            exit;
        }
        $this->errors = $done;
    }

    /** Returns the submitted values of the form for a review; null if that form was not sent. */
    public function posted(): ?Input
    {
        return $this->posted?->text(self::ACTION) === ReviewGuard::REVIEW ? $this->posted : null;
    }

    /** @return array<string, string> Messages by field; '' for the whole form. */
    public function errors(): array
    {
        return $this->errors;
    }

    public static function nonceAction(int $listing): string
    {
        return "gazetteer_review_{$listing}";
    }

    /** @return array<string, string>|string What was done, or error messages. */
    private function handle(Listing $listing, Input $input): array|string
    {
        $action = $input->text(self::ACTION);
        if ($action === ReviewGuard::REVIEW) {
            return $this->review($listing, $input);
        }
        $review = $this->comments->find($input->id(self::ID));
        if ($review === null || $review->listing !== $listing->id || !$review->isPublished || $review->removed !== '') {
            return ['' => ReviewTexts::gone()];
        }
        $error = ReviewGuard::botError($input) ?: (in_array($action, [ReviewGuard::HELPFUL, ReviewGuard::REPORT, ReviewGuard::REPLY], true) ? ReviewGuard::limitError($action) : ReviewTexts::gone());

        return match (true) {
            $error !== '' => ['' => $error],
            $action === ReviewGuard::REPLY => $this->reply($listing, $review, $input),
            $action === ReviewGuard::REPORT => $this->report($review, $input),
            default => $this->vote($review),
        };
    }

    /** @return array<string, string>|string */
    private function review(Listing $listing, Input $input): array|string
    {
        $user = wp_get_current_user();
        $email = $user->exists() ? $user->user_email : '';
        $error = match (true) {
            $user->exists() && !$this->isFromForm($listing, $input) => ReviewTexts::expired(),
            !ReviewRules::mayReview($listing, $user) => ReviewTexts::closed(),
            default => ReviewGuard::botError($input),
        };
        $sent = SentReview::read($input, $email);
        $reviewer = new Reviewer($user->ID, $sent->email);
        if ($error !== '' || $sent->errors !== []) {
            return ['' => $error ?: ReviewTexts::problem()] + $sent->errors;
        }
        $isBanned = in_array(strtolower($sent->email), ReviewSettings::banned(), true);
        $error = $isBanned ? ReviewTexts::closed() : (ReviewGuard::limitError(ReviewGuard::REVIEW) ?: $this->guard->checkError($input));
        $written = $this->comments->ofPerson($listing->id, $user->ID, $sent->email);
        if ($error !== '' || $reviewer->mustLogIn($written)) {
            return ['' => $error ?: ReviewTexts::logIn()];
        }
        $own = $reviewer->ownReview($written);
        $published = $this->writer->save($listing->id, $sent, $reviewer, $own);
        if ($published instanceof WP_Error) {
            return ['' => wp_strip_all_tags($published->get_error_message())];
        }

        return $published ? 'published' : 'held';
    }

    /** @return array<string, string>|string */
    private function reply(Listing $listing, Review $review, Input $input): array|string
    {
        $user = wp_get_current_user();
        $text = $input->lines(self::REPLY_TEXT, 4 * SentReview::LONGEST_TEXT);
        if (!$user->exists() || !$this->isFromForm($listing, $input) || $user->ID !== $listing->author || !($this->rights)()->mayEdit($listing->id)) {
            return ['' => RefusalTexts::text(new Refusal(Refusal::FORBIDDEN, 403))];
        }
        if ($text === '' || mb_strlen($text) > SentReview::LONGEST_TEXT) {
            return ['' => ReviewTexts::noReply()];
        }

        return $this->writer->reply($review, $user->ID, get_the_title($listing->id), $text) ? 'replied' : ['' => ReviewTexts::problem()];
    }

    /** @return array<string, string>|string */
    private function report(Review $review, Input $input): array|string
    {
        $reason = $input->choice(self::REASON, array_keys(ReviewTexts::reasons()));
        if ($reason === '') {
            return ['' => ReviewTexts::noReason()];
        }
        if (ReviewGuard::isFirst(ReviewGuard::REPORT, $review->id)) {
            $this->reports->add($review, $reason, $input->lines(self::DETAILS, 4000));
        }

        return 'reported';
    }

    private function vote(Review $review): string
    {
        $isOwn = $review->account > 0 && $review->account === get_current_user_id();
        if (!$isOwn && ReviewGuard::isFirst(ReviewGuard::HELPFUL, $review->id)) {
            $this->writer->countHelpful($review->id);
        }

        return 'helpful';
    }

    private function isFromForm(Listing $listing, Input $input): bool
    {
        return wp_verify_nonce($input->text(self::NONCE), self::nonceAction($listing->id)) !== false;
    }
}
