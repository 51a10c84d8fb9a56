<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\ChosenTemplate;
use Gazetteer\Directory\Archives\HeadTags;
use Gazetteer\Directory\DirectoryStyle;
use Gazetteer\Directory\Messages\MessageForm;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingClaims;

/** Adds the listing's details to its page with a filter of the post content, so that it works with any theme. */
final class ListingContent
{
    /** Runs after `do_shortcode`, so that WordPress does not execute shortcodes in the added markup. */
    private const LAST = 20;

    /**
     * @param Closure(): ListingViews $shown
     * @param Closure(): FieldRepository $fields
     * @param Closure(): void $needPhotos Enqueues the script that opens photos.
     * @param Closure(): ListingClaims $claims
     * @param Closure(): MessageForm $messages
     */
    public function __construct(
        private readonly Closure $shown,
        private readonly Closure $fields,
        private readonly DataNames $names,
        private readonly Closure $needPhotos,
        private readonly Closure $claims,
        private readonly Closure $messages,
    ) {
    }

    public function register(): void
    {
        ($this->claims)()->open();
        add_action('wp_enqueue_scripts', fn () => is_singular($this->names->listing) ? DirectoryStyle::enqueue() : null);
        add_action('wp_head', $this->printFacts(...), 1);
        add_filter('the_content', $this->complete(...), self::LAST);
    }

    private function complete(mixed $content): mixed
    {
        if (!$this->isMainContent()) {
            return $content;
        }
        $title = ChosenTemplate::showsTitle() ? '' : self::title();
        $drawn = $this->isOwnPage() ? $this->draw((string) $content, $title) : (string) $content;

        return $title === '' || str_contains($drawn, $title) ? $drawn : $title . $drawn;
    }

    private function draw(string $content, string $title): string
    {
        $view = ($this->shown)()->view((int) get_the_ID());
        if ($view === null) {
            return $content;
        }
        $listing = $view->listing;
        $claim = ($this->claims)()->form($listing);
        if ($claim !== '') {
            return $claim;
        }
        $photos = PhotoGallery::draw($view, ChosenTemplate::showsFeaturedImage() ? $view->gallery() : $view->pictures());
        if ($photos !== '') {
            ($this->needPhotos)();
        }

        return Template::draw('listing', [
            'view' => $view,
            'title' => $title,
            'photos' => $photos,
            'description' => $content,
            'write' => ($this->messages)()->draw($listing),
            'claim' => ($this->claims)()->link($listing),
            'values' => $this->fieldValues($listing),
            'now' => new \DateTimeImmutable('now', self::zone($listing)),
        ]);
    }

    /** @return list<array{field: FieldDefinition, texts: list<string>}> The custom fields that have a value. */
    private function fieldValues(Listing $listing): array
    {
        $repository = ($this->fields)();
        $held = [];
        foreach ([...$repository->everywhere(), ...$repository->ofCategories($listing->categories)] as $field) {
            $texts = self::fieldTexts($field->type, $listing->values[$field->slug] ?? '');
            if ($texts !== []) {
                $held[$field->slug] = ['field' => $field, 'texts' => $texts];
            }
        }

        return array_values($held);
    }

    /**
     * @param string|list<string> $value
     * @return list<string>
     */
    private static function fieldTexts(RegisteredType $type, string|array $value): array
    {
        $texts = array_values(array_filter(array_map(trim(...), (array) $value), static fn (string $text): bool => $text !== ''));
        if ($texts === [] || !$type->isYesNo()) {
            return $texts;
        }

        return in_array(strtolower($texts[0]), ['no', '0', 'false', 'off'], true) ? [] : [__('Yes', 'gazetteer')];
    }

    /** Uses the same markup as the theme's page titles. */
    private static function title(): string
    {
        return ChosenTemplate::isOfBlocks()
            ? trim(render_block(['blockName' => 'core/post-title', 'attrs' => ['level' => 1, 'align' => 'wide'], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => []]))
            : (string) the_title('<h1 class="gz-page-title entry-title">', '</h1>', false);
    }

    /**
     * Whether the filter runs for the content of the page. Excerpts and feeds apply the same filter, but must contain
     * only the description.
     */
    private function isMainContent(): bool
    {
        return is_singular($this->names->listing)
            && in_the_loop()
            && is_main_query()
            && get_the_ID() === get_queried_object_id()
            && !doing_filter('get_the_excerpt');
    }

    /**
     * Whether the plugin renders the details. If the theme has its own listing template, the content is only the
     * description.
     */
    private function isOwnPage(): bool
    {
        return !post_password_required()
            && Extensions::filter('gazetteer_completes_listing', !ChosenTemplate::isFileOf($this->names->listing), (int) get_the_ID()) === true;
    }

    private function printFacts(): void
    {
        if (!is_singular($this->names->listing) || post_password_required(get_queried_object_id())) {
            return;
        }
        $view = ($this->shown)()->view(get_queried_object_id());
        if ($view !== null) {
            HeadTags::printForListing($view);
            StructuredData::print($view);
        }
    }

    /** Returns the time zone that decides whether the place is open now. */
    private static function zone(Listing $listing): \DateTimeZone
    {
        $zone = Extensions::filter('gazetteer_listing_timezone', wp_timezone(), $listing);

        return $zone instanceof \DateTimeZone ? $zone : wp_timezone();
    }
}
