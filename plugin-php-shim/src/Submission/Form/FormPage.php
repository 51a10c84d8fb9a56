<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form;

use Closure;
use Gazetteer\BotCheck\BotCheckMarkup;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\ChosenPlan;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Editing\WeekDays;
use Gazetteer\Listings\Places\PlaceSettings;
use Gazetteer\Listings\SiteListingRights;
use Gazetteer\Plans\Cards\Currency;
use Gazetteer\Plans\Cards\PriceWords;
use Gazetteer\Plans\Domain\Inclusion;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Submission\Accounts\UserNames;
use Gazetteer\Submission\Form\Fields\CategoryInputs;
use Gazetteer\Submission\Form\Fields\FieldDrawer;
use Gazetteer\Submission\Form\Fields\ListingFields;
use Gazetteer\Submission\Form\Fields\PictureWords;
use Gazetteer\Submission\Form\Fields\SavedPictures;
use Gazetteer\Submission\Form\Fields\TermFields;
use Gazetteer\Submission\Pages\OwnerPages;
use Gazetteer\Submission\Pages\SubmissionTemplates;
use Gazetteer\Submission\SubmissionSettings;

/** Assembles the form from stored or typed values, the plan's features and the fields of the categories. */
final class FormPage
{
    private const ALWAYS_REQUIRED = [ErrorKey::TITLE, ErrorKey::CATEGORY, ErrorKey::CONTENT, ErrorKey::EMAIL, ErrorKey::USERNAME, ErrorKey::PASSWORD];

    public function __construct(
        private readonly Settings $settings,
        private readonly SubmissionSettings $submission,
        private readonly PlanRepository $plans,
        private readonly CategoryInputs $inputs,
        private readonly OwnerPages $pages,
    ) {
    }

    public function chosenPlan(Input $asked): ChosenPlan
    {
        return ChosenPlan::read($asked, $this->plans, $this->names());
    }

    public function plansUrl(ChosenPlan $chosen): string
    {
        return $chosen->plansUrl($this->settings->page('plans'));
    }

    /** @return array<string, string> The link text of the dashboard, keyed by URL; empty if there is no dashboard page. */
    public function ownListings(): array
    {
        $address = $this->pages->address(OwnerPages::MY_LISTINGS);

        return $address === '' ? [] : [$address => __('My listings', 'gazetteer')];
    }

    /**
     * @param ?Input $posted The submitted values; null if the visitor has only opened the form.
     * @param ?Listing $listing Null for a new one. Contains only the ID if the guest's session expired.
     * @param ?ChosenPlan $chosen The plan of a new listing.
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public function draw(?Input $posted, ?Listing $listing, ?ChosenPlan $chosen, FormErrors $errors, Input $set, Closure $wrapper): string
    {
        $days = self::days();
        $values = $posted ?? ($listing === null ? new Input([]) : ListingFields::fromListing($listing, $this->names(), array_map(static fn (array $day): string => $day['key'], $days)));
        $plan = $listing === null ? $chosen?->plan : $this->plans->find($listing->plan);
        $terms = new TermFields($this->names(), $values, $plan, $chosen?->category, $set->flag('severalCategories'), $set->flag('severalLocations'));
        $pictures = new PictureWords(...$this->submission->imageLimits($plan));
        $errors = $errors->any() ? $errors->withLabels($this->inputs->labels()) : $errors;
        $view = $this->view($values, $listing, $plan, $terms, $pictures, $days, $chosen, $errors);
        $lookup = PlaceSettings::formAttributes($this->settings);
        $seen = [
            'view' => $view,
            'hasMap' => isset($lookup[PlaceSettings::MAP_ATTRIBUTE]),
            'terms' => $terms,
            'field' => new FieldDrawer($values, $errors, [...self::ALWAYS_REQUIRED, ...($listing !== null && !is_user_logged_in() ? [] : $this->submission->required($plan))]),
            'frame' => new FormFrame(
                $view,
                $pictures,
                new BotCheckMarkup(BotCheckSettings::fromSettings($this->settings), CheckedForm::Listing),
                $listing === null ? OwnerPages::current() : add_query_arg(Field::LISTING, $listing->id, OwnerPages::current()),
                $chosen?->category === null ? null : (string) $chosen->category->term_id,
                $posted !== null || is_user_logged_in(),
            ),
        ];

        return SubmissionTemplates::draw('form/form', $seen + [
            'root' => $wrapper(['class' => 'gz-listing-form', 'data-gazetteer' => 'listing-form'] + $lookup),
            'part' => static fn (string $name): string => SubmissionTemplates::draw("form/{$name}", $seen),
        ]);
    }

    /** @param array<int, array{key: string, label: string}> $days */
    private function view(Input $values, ?Listing $listing, ?Plan $plan, TermFields $terms, PictureWords $pictures, array $days, ?ChosenPlan $chosen, FormErrors $errors): ListingFormView
    {
        $categories = $terms->chosenCategories();
        $price = new PriceWords(Currency::ofSite());

        return new ListingFormView(
            values: $values,
            listing: $listing,
            member: is_user_logged_in() ? (UserNames::chosenDisplayName(wp_get_current_user()) ?: wp_get_current_user()->user_email) : '',
            plan: $plan,
            planPrice: $plan === null ? '' : trim("{$price->price($plan)} {$price->spokenPeriod($plan)}"),
            plansUrl: $chosen === null ? '' : $this->plansUrl($chosen),
            ownListings: $this->pages->address(OwnerPages::MY_LISTINGS),
            days: $days,
            features: $this->inputs->features($categories),
            categoryFields: $this->inputs->ofCategories($categories, $values, $errors),
            commonFields: $this->inputs->ofAll($values, $errors),
            saved: SavedPictures::gallery($listing),
            singles: SavedPictures::singles($listing, $plan === null || $plan->has(Inclusion::FeaturedImage)),
            pictureWords: $pictures->hint(),
            termsUrl: $this->submission->termsAddress(),
            waits: $listing === null ? !$this->submission->publishesNew() : $listing->status === 'publish' && $this->submission->reviewsEdits() && !SiteListingRights::mayDecide(),
            hadFiles: self::hadFiles(),
            login: is_user_logged_in() || ($listing === null && $this->submission->takesGuests()) ? '' : wp_login_url(OwnerPages::current()),
        );
    }

    /** @return array<int, array{key: string, label: string}> Keyed by weekday number, in the site's week order. */
    private static function days(): array
    {
        $first = (int) get_option('start_of_week', 1) % 7;
        $days = [];
        foreach (WeekDays::all() as $place => $day) {
            $days[($first + $place) % 7 ?: 7] = ['key' => $day['key'], 'label' => $day['label']];
        }

        return $days;
    }

    private static function hadFiles(): bool
    {
        // phpcs:ignore WordPress.Security.NonceVerification.Missing -- only checks whether the request has files.
        $sizes = array_merge([], ...array_map(static fn (mixed $file): array => (array) ($file['size'] ?? 0), array_values($_FILES)));

        return array_filter($sizes) !== [];
    }

    private function names(): DataNames
    {
        return $this->settings->names();
    }
}
