<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Display;

use Closure;
use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Contract\Mark;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Directory\DirectoryStyle;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use Gazetteer\Reviews\Domain\Reviewer;
use Gazetteer\Reviews\Form\ReviewGuard;
use Gazetteer\Reviews\Form\ReviewPost;
use Gazetteer\Reviews\Form\ReviewRules;
use Gazetteer\Reviews\Form\SentReview;
use Gazetteer\Reviews\ReviewSettings;
use Gazetteer\Reviews\ReviewTexts;
use Gazetteer\Reviews\Storage\ReviewComments;

/** Renders the reviews of a listing: the summary, the list and the form. */
final class ReviewSection
{
    private const CHECK_WIDGET = 'bot-check';

    /**
     * @param Closure(): ListingRepository $listings
     * @param Closure(): ListingClaims $claims
     * @param Closure(): ListingRights $rights
     * @param Closure(): ReviewPost $post
     * @param Closure(): BotCheckMarkup $check
     * @param Closure(): void $needCheck Enqueues the bot check widget.
     */
    public function __construct(
        private readonly ReviewSettings $settings,
        private readonly ReviewComments $comments,
        private readonly Closure $listings,
        private readonly Closure $claims,
        private readonly Closure $rights,
        private readonly Closure $post,
        private readonly Closure $check,
        private readonly Closure $needCheck,
    ) {
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(int $id, Closure $wrapper): string
    {
        $listing = $this->settings->areOn() && $id > 0 ? ($this->listings)()->find($id) : null;
        // The claim form replaces the whole page.
        if ($listing === null || !ReviewRules::isOpen($listing) || ($this->claims)()->form($listing) !== '') {
            return '';
        }
        DirectoryStyle::enqueueListing();
        ReviewStyle::enqueue();
        $input = DirectoryQuery::input();
        $address = ReviewAddress::read((string) get_permalink($id), $input);
        [$reviews, $total] = $this->comments->page($id, $address->stars, $address->sort, $address->page);

        return self::fill('section', [
            'wrapper' => $wrapper,
            'address' => $address,
            'rating' => $this->comments->rating($id),
            'reviews' => $reviews,
            'pages' => (int) ceil($total / ReviewComments::PER_PAGE),
            'replies' => $this->comments->replies($reviews),
            'notice' => ReviewTexts::done($input->text(ReviewPost::DONE, 20)),
            'error' => ($this->post)()->errors()[''] ?? '',
            'form' => $this->form($listing),
            'hidden' => static fn (string $action, int $review = 0): string => self::hidden($id, $action, $review, ''),
            'owner' => $listing->author,
            'mayReply' => get_current_user_id() > 0 && get_current_user_id() === $listing->author && ($this->rights)()->mayEdit($id),
            'action' => (string) get_permalink($id) . '#' . ReviewPost::PLACE,
            'part' => self::fill(...),
        ]);
    }

    /** Renders the form, or a link to the login page if the site requires an account; '' for the listing's owner. */
    private function form(Listing $listing): string
    {
        $user = wp_get_current_user();
        if (!ReviewRules::mayReview($listing, $user)) {
            $login = Tag::of('a', ['href' => wp_login_url((string) get_permalink($listing->id) . '#' . ReviewPost::PLACE)], Tag::text(__('Log in to write a review', 'gazetteer')));

            return $user->exists() ? '' : Tag::of('p', ['class' => 'gz-review-login'], $login);
        }
        $post = ($this->post)();
        $own = $user->exists() ? (new Reviewer($user->ID, $user->user_email))->ownReview($this->comments->ofPerson($listing->id, $user->ID, $user->user_email)) : null;
        $name = $user->exists() && !in_array($user->display_name, [$user->user_login, $user->user_email], true) ? $user->display_name : '';
        $values = $post->posted() ?? new Input($own === null ? [SentReview::NAME => $name] : [
            SentReview::STARS => $own->stars,
            SentReview::TITLE => $own->title,
            SentReview::TEXT => ReviewText::plain($own->text),
            SentReview::NAME => $own->author,
        ]);
        $check = ($this->check)();
        if ($check->isNeeded()) {
            ($this->needCheck)();
        }

        return self::fill('form', [
            'values' => $values,
            'errors' => $post->posted() === null ? [] : $post->errors(),
            'own' => $own,
            'isGuest' => !$user->exists(),
            'isHeld' => $this->settings->areHeld() && !current_user_can('moderate_comments'),
            'action' => (string) get_permalink($listing->id) . '#' . ReviewPost::PLACE,
            'hidden' => self::hidden($listing->id, ReviewGuard::REVIEW, 0, $values->text(GuardInput::DRAWN))
                . ($check->isNeeded() ? Tag::of('input', ['type' => 'hidden', 'name' => BotCheck::TOKEN_FIELD, 'value' => '']) : ''),
            'check' => Tag::attributes($check->isNeeded() ? [Mark::WIDGET => self::CHECK_WIDGET] + $check->attributes() : []),
            'withoutScript' => $check->withoutScript(),
        ]);
    }

    /** @param string $drawn The render time of a form that is shown again; '' for a new form. */
    private static function hidden(int $listing, string $action, int $review, string $drawn): string
    {
        $inputs = [
            ReviewPost::LISTING => (string) $listing,
            ReviewPost::ACTION => $action,
            ...($review > 0 ? [ReviewPost::ID => (string) $review] : [GuardInput::DRAWN => $drawn ?: ReviewGuard::renderToken()]),
            ...(is_user_logged_in() ? [ReviewPost::NONCE => wp_create_nonce(ReviewPost::nonceAction($listing))] : []),
        ];
        $fields = Tag::of('input', ['type' => 'text', 'name' => GuardInput::HONEYPOT, 'value' => '', 'tabindex' => '-1', 'autocomplete' => 'off', 'aria-hidden' => 'true']);
        foreach ($inputs as $name => $value) {
            $fields .= Tag::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Tag::of('div', ['hidden' => true], $fields);
    }

    /** @param array<string, mixed> $variables */
    private static function fill(string $name, array $variables): string
    {
        return Template::fill(locate_template("gazetteer/reviews/{$name}.php") ?: dirname(GAZETTEER_FILE) . "/templates/reviews/{$name}.php", $variables);
    }
}
