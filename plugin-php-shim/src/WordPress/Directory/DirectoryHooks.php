<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Directory;

use Closure;
use Gazetteer\Domain\Listing\FieldShelf;
use Gazetteer\Domain\Listing\ListingFinder;
use Gazetteer\Domain\Listing\ListingShelf;
use Gazetteer\Domain\Plan\Plan;
use Gazetteer\Domain\Plan\PlanShelf;
use Gazetteer\Endpoint\Input;
use Gazetteer\Endpoint\Refusal;
use Gazetteer\WordPress\Forms\Control\Hidden;
use Gazetteer\WordPress\Plans\Cards\Currency;
use Gazetteer\WordPress\Plans\Cards\PriceWords;
use Gazetteer\WordPress\Request;
use Gazetteer\WordPress\Settings;

/** Shows listings: in the directory, and each on its own page. */
final class DirectoryHooks
{
    /** Filters, so that a theme's template of the blocks can draw them too. */
    public const DRAW = 'gazetteer_directory';
    public const DRAW_CHOSEN = 'gazetteer_chosen_plan';

    /** Whether visitors see the e-mail addresses of listings: a key of our option. */
    public const SHOWS_EMAIL = 'showEmail';

    private ?Shown $shown = null;
    private ?ArchivePage $archive = null;

    /**
     * @param Closure(): ListingFinder $finder
     * @param Closure(): ListingShelf $listings
     * @param Closure(): FieldShelf $fields
     * @param Closure(): PlanShelf $plans
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly Closure $finder,
        private readonly Closure $listings,
        private readonly Closure $fields,
        private readonly Closure $plans,
    ) {
    }

    public function register(): void
    {
        add_filter(self::DRAW, fn (mixed $drawn, Input $set, Closure $wrapper): string => $this->draw($set, $wrapper), 10, 3);
        add_filter(self::DRAW_CHOSEN, fn (mixed $drawn, Closure $wrapper): string => $this->drawChosen($wrapper), 10, 2);
        add_filter(Hidden::VALUE, $this->nameChosen(...), 10, 2);
        add_action('switch_blog', $this->forget(...));
        VisitorText::watch($this->names(...));
        if (is_admin()) {
            add_action('enqueue_block_assets', DirectoryStyle::need(...));

            return;
        }
        add_action('wp', function (): void {
            (new ListingContent($this->shown(...), $this->fields, $this->names()))->register();
            $this->archive()->register();
            if ($this->archive()->isShown() || has_block('gazetteer/directory') || has_block('gazetteer/chosen-plan')) {
                add_action('wp_enqueue_scripts', DirectoryStyle::need(...));
            }
        });
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function draw(Input $set, Closure $wrapper): string
    {
        $archive = $this->archive();
        $isArchive = !is_admin() && did_action('wp') > 0 && $archive->isShown();
        $asked = $isArchive
            ? Asked::read(self::asked(), $archive->term($this->names()->category), $archive->term($this->names()->location))
            : Asked::read(self::asked());
        $directory = new Directory(($this->finder)(), $this->shown(), ($this->fields)(), $this->names());

        return $directory->draw($set, $asked, $this->address($isArchive), $wrapper);
    }

    /** Where the form leads: the page it stands on, and from an archive the directory itself. */
    private function address(bool $isArchive): string
    {
        $page = $this->settings->page('directory');
        $address = match (true) {
            !$isArchive && get_the_ID() !== false => get_permalink(),
            $page > 0 => get_permalink($page),
            default => get_post_type_archive_link($this->names()->listing),
        };

        return (string) ($address ?: home_url('/'));
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function drawChosen(Closure $wrapper): string
    {
        return $this->chosen()->draw($this->settings->page('plans'), self::price(...), $wrapper);
    }

    /** In a hidden field the name of what was chosen tells the owner more than its number does. */
    private function nameChosen(mixed $value, string $source): mixed
    {
        return match ($source) {
            'plan_name' => $this->chosen()->plan->title ?? '',
            'plan_category_name' => html_entity_decode($this->chosen()->category->name ?? '', ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            default => $value,
        };
    }

    private function chosen(): ChosenPlan
    {
        return ChosenPlan::read(self::asked(), ($this->plans)(), $this->names());
    }

    /** What came in too long was said to the visitor elsewhere; here it says nothing. */
    private static function asked(): Input
    {
        try {
            return Request::input();
        } catch (Refusal) {
            return new Input([]);
        }
    }

    private function shown(): Shown
    {
        return $this->shown ??= new Shown($this->listings, $this->plans, $this->names(), self::showsEmail());
    }

    private static function showsEmail(): bool
    {
        return (new Input((array) get_option(Settings::OPTION, [])))->flag(self::SHOWS_EMAIL);
    }

    private static function price(Plan $plan): string
    {
        $words = new PriceWords(Currency::ofSite());

        return trim("{$words->price($plan)} {$words->spokenPeriod($plan)}");
    }

    private function archive(): ArchivePage
    {
        return $this->archive ??= new ArchivePage($this->names(), fn (): int => $this->settings->page('directory'));
    }

    private function names(): Names
    {
        return $this->settings->names();
    }

    /** Another site of a network has names and plans of its own. */
    private function forget(): void
    {
        $this->shown = null;
        $this->archive = null;
    }
}
