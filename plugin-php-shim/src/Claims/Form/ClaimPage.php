<?php

declare(strict_types=1);

namespace Gazetteer\Claims\Form;

use Closure;
use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\Claims\ClaimOffers;
use Gazetteer\Claims\ClaimTexts;
use Gazetteer\Claims\Domain\ClaimRules;
use Gazetteer\Claims\Storage\ClaimTable;
use Gazetteer\Contract\BotCheck;
use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Contract\Mark;
use Gazetteer\Directory\DirectoryQuery;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Submission\Accounts\UserNames;
use Gazetteer\Submission\Form\Fields\FieldDrawer;
use Gazetteer\Submission\Guard\BotDetection;
use Gazetteer\Submission\Pages\LoginPrompt;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\Pages\OwnerStyle;
use Gazetteer\Submission\Pages\SubmissionTemplates;
use Gazetteer\Submission\SubmissionSettings;

if (!defined('ABSPATH')) {
    exit;
}

/** The page on which a visitor claims a listing: the listing's page, with the claim form instead of its content. */
final class ClaimPage implements ListingClaims
{
    public const CHECK_WIDGET = 'bot-check';
    private const REQUIRED = [SentClaim::NAME, SentClaim::WORDS, ErrorKey::EMAIL, ErrorKey::USERNAME, ErrorKey::PASSWORD];
    private const ROOT = ['class' => 'gz-listing-form gz-claim', 'id' => ClaimAddress::PLACE];

    /**
     * @param Closure(): void $needCheck Enqueues the bot check widget.
     * @param Closure(): ClaimPost $post
     * @param Closure(): ListingRepository $listings
     * @param Closure(): PlanRepository $plans
     */
    public function __construct(
        private readonly ClaimOffers $offers,
        private readonly SubmissionSettings $settings,
        private readonly OwnerPages $pages,
        private readonly string $listingType,
        private readonly BotCheckMarkup $check,
        private readonly Closure $needCheck,
        private readonly Closure $post,
        private readonly Closure $listings,
        private readonly Closure $plans,
    ) {
    }

    public function open(): void
    {
        if (!$this->isAsked()) {
            return;
        }
        // The page is personal: do not cache it, and keep it out of search engines.
        nocache_headers();
        defined('DONOTCACHEPAGE') || define('DONOTCACHEPAGE', true);
        add_filter('wp_robots', 'wp_robots_no_robots');
        add_action('wp_enqueue_scripts', OwnerStyle::need(...));
        if ($this->check->isNeeded()) {
            add_action('wp_enqueue_scripts', $this->needCheck);
        }
    }

    public function form(Listing $listing): string
    {
        if (!$this->isAsked()) {
            return '';
        }
        $user = get_current_user_id();
        $posted = ($this->post)()->posted();
        $words = ClaimAddress::words(DirectoryQuery::input());
        $isSent = $posted === null && ($words[0] === ClaimAddress::SENT || (new ClaimTable())->openOf($listing->id, $user) !== null);

        return match (true) {
            $isSent => $this->notice($listing, __('Thank you! We received your claim', 'gazetteer'), self::sentWords($listing, $words)),
            $user > 0 && $listing->author === $user => $this->notice($listing, ClaimTexts::own(), []),
            !$this->offers->mayClaim($listing, $user) => $this->notice($listing, ClaimTexts::unavailable(), []),
            $user === 0 && !$this->settings->takesGuests() => LoginPrompt::draw(ltrim(Tag::attributes(self::ROOT)), ClaimTexts::logIn(), ClaimAddress::form($listing->id)),
            default => $this->draw($listing, $posted),
        };
    }

    public function link(Listing $listing): string
    {
        if (!$this->offers->mayClaim($listing, get_current_user_id())) {
            return '';
        }
        $way = Tag::of('a', ['href' => ClaimAddress::form($listing->id), 'rel' => 'nofollow'], Tag::text(__('Claim this listing', 'gazetteer')));

        return Tag::of('p', ['class' => 'gz-place-claim'], Tag::text(__('Is this your business?', 'gazetteer')) . ' ' . $way);
    }

    public function address(int $listing): string
    {
        // A theme with its own single template does not show the form.
        if (!$this->offers->areEnabled() || locate_template("single-{$this->listingType}.php") !== '') {
            return '';
        }
        $found = ($this->listings)()->find($listing);

        return $found !== null && $this->offers->mayClaim($found, get_current_user_id()) ? ClaimAddress::form($listing) : '';
    }

    private function isAsked(): bool
    {
        return $this->offers->areEnabled() && ClaimAddress::isAsked(DirectoryQuery::input());
    }

    private function draw(Listing $listing, ?Input $posted): string
    {
        $user = wp_get_current_user();
        $view = new ClaimView(
            $posted ?? new Input([SentClaim::NAME => $user->exists() ? UserNames::chosenDisplayName($user) : '']),
            $listing->id,
            self::title($listing),
            (string) get_permalink($listing->id),
            $user->exists() ? (UserNames::chosenDisplayName($user) ?: $user->user_email) : '',
            ClaimRules::plansFor($listing, ($this->plans)()->all()),
        );
        $seen = ['view' => $view, 'field' => new FieldDrawer($view->values, ($this->post)()->errors(), self::REQUIRED)];

        return SubmissionTemplates::draw('claim/form', $seen + [
            'root' => ltrim(Tag::attributes(self::ROOT)),
            'address' => ClaimAddress::form($listing->id),
            'hidden' => self::hiddenInputs($view) . ($this->check->isNeeded() ? Tag::of('input', ['type' => 'hidden', 'name' => BotCheck::TOKEN_FIELD, 'value' => '']) : ''),
            'check' => Tag::attributes($this->check->isNeeded() ? [Mark::WIDGET => self::CHECK_WIDGET] + $this->check->attributes() : []),
            'withoutScript' => $this->check->withoutScript(),
            'part' => static fn (string $name): string => SubmissionTemplates::draw("form/{$name}", $seen),
        ]);
    }

    private static function hiddenInputs(ClaimView $view): string
    {
        $inputs = [
            SentClaim::LISTING => (string) $view->id,
            Field::REQUEST => wp_generate_uuid4(),
            // If the form is shown again after an error, keep the first render time. Correcting an error may take
            // less time than the bot detection requires.
            GuardInput::DRAWN => $view->values->text(GuardInput::DRAWN) ?: BotDetection::renderToken(),
        ] + ($view->isGuest() ? [] : [Field::NONCE_CREATE => wp_create_nonce(Field::NONCE_ACTION_CREATE)]);
        $drawn = Tag::of('input', ['type' => 'text', 'name' => GuardInput::HONEYPOT, 'value' => '', 'tabindex' => '-1', 'autocomplete' => 'off', 'aria-hidden' => 'true']);
        foreach ($inputs as $name => $value) {
            $drawn .= Tag::of('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Tag::of('div', ['hidden' => true], $drawn);
    }

    /** @param list<string> $sentences */
    private function notice(Listing $listing, string $title, array $sentences): string
    {
        return SubmissionTemplates::draw('form/submitted', [
            'root' => ltrim(Tag::attributes(self::ROOT)),
            'title' => $title,
            'words' => $sentences,
            'links' => array_filter([
                (string) get_permalink($listing->id) => __('View the listing', 'gazetteer'),
                is_user_logged_in() ? $this->pages->address(OwnerPages::MY_LISTINGS) : '' => __('My listings', 'gazetteer'),
            ], static fn (string $address): bool => $address !== '', ARRAY_FILTER_USE_KEY),
        ]);
    }

    /**
     * @param list<string> $with
     * @return list<string>
     */
    private static function sentWords(Listing $listing, array $with): array
    {
        return array_values(array_filter([
            /* translators: %s: name of a listing. */
            sprintf(__('We will review your claim of “%s” and email you our decision.', 'gazetteer'), self::title($listing)),
            in_array(ClaimAddress::ORDER, $with, true) ? __('The plan that you chose is not paid yet. We will email you about the payment.', 'gazetteer') : '',
            in_array(ClaimAddress::ACCOUNT, $with, true) ? __('We created an account for you and emailed you a link to set your password.', 'gazetteer') : '',
        ]));
    }

    private static function title(Listing $listing): string
    {
        return html_entity_decode(wp_strip_all_tags($listing->title), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
