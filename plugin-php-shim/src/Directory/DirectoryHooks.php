<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\ContactForm\Rendering\FieldSource;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\ArchiveController;
use Gazetteer\Directory\Archives\BlockTemplates;
use Gazetteer\Directory\Archives\ClassicTemplates;
use Gazetteer\Directory\Archives\WideTitle;
use Gazetteer\Directory\Listing\ListingContent;
use Gazetteer\Directory\Listing\ListingViews;
use Gazetteer\Directory\Listing\PhotoGallery;
use Gazetteer\Directory\Listing\VisitorText;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\PlanRepository;
use Gazetteer\Search\Domain\ListingSearch;
use WP_Query;
use WP_REST_Request;

/** Shows listings: in the directory, and each on its own page. */
final class DirectoryHooks
{
    /** Filters, so that a theme's template of the blocks can draw them too. */
    public const DRAW = 'gazetteer_directory';
    public const DRAW_ARCHIVE = 'gazetteer_archive';
    public const DRAW_CHOSEN = 'gazetteer_chosen_plan';

    /** Whether visitors see the e-mail addresses of listings: a key of our option. */
    public const SHOWS_EMAIL = 'showEmail';

    private ?ListingViews $shown = null;
    private ?ArchiveController $archive = null;

    /**
     * @param Closure(): ListingSearch $finder
     * @param Closure(): ListingRepository $listings
     * @param Closure(): FieldRepository $fields
     * @param Closure(): PlanRepository $plans
     * @param Closure(string): void $needWidget Brings a widget's script.
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly Closure $finder,
        private readonly Closure $listings,
        private readonly Closure $fields,
        private readonly Closure $plans,
        private readonly Closure $needWidget,
    ) {
    }

    public function register(): void
    {
        add_filter(self::DRAW, fn (mixed $drawn, Input $set, Closure $wrapper): string => $this->draw($set, $wrapper), 10, 3);
        add_filter(self::DRAW_ARCHIVE, fn (): string => $this->draw(new Input($this->directoryPage()->set()), Tag::attributes(...)));
        add_filter(self::DRAW_CHOSEN, fn (mixed $drawn, Closure $wrapper): string => $this->chosenPlan()->draw($wrapper), 10, 2);
        add_filter(FieldSource::VALUE, fn (mixed $value, string $source): mixed => $this->chosenPlan()->name($value, $source), 10, 2);
        add_action('switch_blog', $this->forget(...));
        VisitorText::watch($this->names(...));
        add_filter('rest_pre_dispatch', $this->knowTemplates(...), 10, 3);
        add_filter('posts_pre_query', fn (mixed $posts, WP_Query $query): mixed => $posts === null && ($query->is_post_type_archive || $query->is_tax) && $query->is_main_query()
            ? $this->archive()->answer($query)
            : $posts, 10, 2);
        if (is_admin()) {
            add_action('enqueue_block_assets', DirectoryStyle::need(...));

            return;
        }
        add_action('wp', function (): void {
            (new ListingContent($this->shown(...), $this->fields, $this->names(), fn () => ($this->needWidget)(PhotoGallery::WIDGET)))->register();
            $isArchive = $this->archive()->isShown();
            if ($isArchive) {
                add_filter('post_type_archive_title', $this->archiveTitle(...), 10, 2);
                add_action('wp_head', fn () => $this->archive()->printHead($this->shown()), 1);
            }
            if ($isArchive || is_singular($this->names()->listing)) {
                BlockTemplates::register($this->names());
                (new ClassicTemplates($this->names(), $this->archive()))->register();
            }
            if ($isArchive || has_block('gazetteer/directory') || has_block('gazetteer/chosen-plan')) {
                add_action('wp_enqueue_scripts', DirectoryStyle::need(...));
                add_filter('wp_robots', DirectoryPage::keepSearchesOut(...));
                add_filter('get_canonical_url', DirectoryPage::canonical(...), 10, 2);
            }
            if (is_page()) {
                WideTitle::register();
            }
        });
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function draw(Input $set, Closure $wrapper): string
    {
        // A block that is about categories or locations of its own is no list of the archive it stands in.
        $isArchive = !is_admin() && did_action('wp') > 0 && $this->archive()->isShown() && $set->text('categories') === '' && $set->text('locations') === '';
        $address = $this->address($isArchive);
        if ($isArchive) {
            return $this->archive()->draw($set, $address, $wrapper);
        }
        $asked = DirectoryQuery::read(DirectoryQuery::input());
        $directory = $this->directory();
        $query = $directory->query($set, $asked);
        $url = static fn (int $page): string => Pagination::with($address, $asked->arguments($page));

        return $directory->draw($set, $asked, $query, $directory->find($query), $address, $url, $wrapper);
    }

    /** Where templates are listed and edited. */
    private function knowTemplates(mixed $answer, mixed $server, WP_REST_Request $request): mixed
    {
        if (str_starts_with($request->get_route(), '/wp/v2/templates')) {
            BlockTemplates::register($this->names());
        }

        return $answer;
    }

    /** All listings go by the name that the owner gave the directory's page. */
    private function archiveTitle(mixed $title, mixed $type): mixed
    {
        return $type === $this->names()->listing ? $this->directoryPage()->post()->post_title ?? $title : $title;
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

    private function chosenPlan(): ChosenPlanBlock
    {
        return new ChosenPlanBlock($this->settings, ($this->plans)());
    }

    private function shown(): ListingViews
    {
        return $this->shown ??= new ListingViews($this->listings, $this->plans, $this->names(), self::showsEmail());
    }

    private static function showsEmail(): bool
    {
        return (new Input((array) get_option(Settings::OPTION, [])))->flag(self::SHOWS_EMAIL);
    }

    private function directory(): Directory
    {
        return new Directory(($this->finder)(), $this->shown(), ($this->fields)(), $this->names());
    }

    private function directoryPage(): DirectoryPage
    {
        return new DirectoryPage(fn (): int => $this->settings->page('directory'));
    }

    private function archive(): ArchiveController
    {
        return $this->archive ??= new ArchiveController($this->names(), $this->directory(...), $this->directoryPage(), static fn (): Input => DirectoryQuery::input());
    }

    private function names(): DataNames
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
