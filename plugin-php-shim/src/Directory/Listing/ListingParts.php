<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\ChosenTemplate;
use Gazetteer\Directory\DirectoryStyle;
use Gazetteer\Directory\Messages\MessageForm;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Widgets\WidgetRegistry;
use Gazetteer\Widgets\WidgetsModule;

/**
 * Renders the parts of a listing page. In a block theme each part is a block. Other themes get all parts in the order
 * below. A part of another feature joins with a block of this name, such as `listing-reviews`.
 */
final class ListingParts
{
    public const BLOCK = 'listing-';
    /** The order of the parts in each area of the page. A part without a block is left out. */
    public const HEAD = ['summary', 'share'];
    public const SIDE = ['contact', 'hours'];
    public const MAIN = ['description', 'features', 'fields', 'map', 'faqs', 'reviews', 'write'];
    public const BELOW = ['nearby', 'related', 'claim', 'actions'];

    private const TEMPLATES = ['summary' => 'listing-bar'];
    private const LISTS = ['nearby', 'related'];
    private const OWN = ['gallery', 'description', 'features', 'fields', 'faqs', 'map', 'nearby', 'related', 'claim', 'actions', 'summary', 'share', 'contact', 'hours', 'write'];

    /** @var array<int, ?ListingView> */
    private array $views = [];
    private bool $isDescribing = false;
    private bool $isClaimDrawn = false;

    /**
     * @param Closure(): ListingViews $shown
     * @param Closure(): FieldValues $values
     * @param Closure(): RelatedListings $similar
     * @param Closure(): void $needPhotos Enqueues the script that opens photos.
     * @param Closure(): void $needShare Enqueues the script that shares a link.
     * @param Closure(): ListingClaims $claims
     * @param Closure(): MessageForm $messages
     * @param Closure(): WidgetRegistry $blocks
     */
    public function __construct(
        private readonly Closure $shown,
        private readonly Closure $values,
        private readonly Closure $similar,
        private readonly DataNames $names,
        private readonly Closure $needPhotos,
        private readonly Closure $needShare,
        private readonly Closure $claims,
        private readonly Closure $messages,
        private readonly Closure $blocks,
    ) {
    }

    /** @return list<string> Those of the parts that have a block on this site. */
    public static function offered(string ...$parts): array
    {
        $names = WidgetsModule::names();

        return array_values(array_filter($parts, static fn (string $part): bool => in_array(self::BLOCK . $part, $names, true)));
    }

    /** Whether a description is being rendered. Its content must not contain the other parts. */
    public function isDescribing(): bool
    {
        return $this->isDescribing;
    }

    public function view(int $id): ?ListingView
    {
        return $this->views[$id] ??= ($this->shown)()->view($id);
    }

    /**
     * Renders a part as a block.
     *
     * @param Input $context The block context: `postId`, if a block around it sets one.
     * @param Closure(array<string, string|bool>): string $wrapper
     */
    public function block(string $part, Input $context, Input $attributes, Closure $wrapper): string
    {
        $id = $context->id('postId') ?: (int) get_the_ID();
        $id = get_post_type($id) === $this->names->listing ? $id : 0;
        if (PartPreview::isAsked()) {
            return $this->preview($part, $id ?: PartPreview::listing($this->names->listing), $attributes, $wrapper);
        }
        $isShown = $id > 0 && (get_post_status($id) === 'publish' || current_user_can('read_post', $id));
        $view = $isShown ? $this->view($id) : null;
        if ($view === null) {
            return '';
        }
        // The claim form replaces the whole page, wherever the template has the parts.
        $claim = is_singular($this->names->listing) && $id === get_queried_object_id() ? ($this->claims)()->form($view->listing) : '';
        if ($claim !== '') {
            [$claim, $this->isClaimDrawn] = [$this->isClaimDrawn ? '' : $claim, true];

            return $claim;
        }

        return $this->draw($part, $view, $attributes, $wrapper);
    }

    /**
     * Returns a function that renders any part of a listing, for PHP templates.
     *
     * @return Closure(string): string
     */
    public function composer(ListingView $view, ?string $description = null): Closure
    {
        return function (string $part) use ($view, $description): string {
            if (in_array($part, self::OWN, true)) {
                return $this->draw($part, $view, new Input([]), Tag::attributes(...), $description);
            }

            return self::offered($part) === [] ? '' : ($this->blocks)()->render(self::BLOCK . $part);
        };
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function draw(string $part, ListingView $view, Input $attributes, Closure $wrapper, ?string $description = null): string
    {
        DirectoryStyle::enqueueListing();
        if ($part === 'share') {
            ($this->needShare)();
        }

        return match ($part) {
            'gallery' => $this->gallery($view, $wrapper),
            'claim' => ($this->claims)()->link($view->listing),
            'write' => ($this->messages)()->draw($view->listing),
            default => $this->fill($part, $view, $attributes, $wrapper, $description),
        };
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function fill(string $part, ListingView $view, Input $attributes, Closure $wrapper, ?string $description): string
    {
        return Template::draw(self::TEMPLATES[$part] ?? (in_array($part, self::LISTS, true) ? 'listing-cards' : "listing-{$part}"), [
            'view' => $view,
            'wrapper' => $wrapper,
            'now' => OpenStateLine::now($view->listing),
            'plain' => static fn (string $name): string => Tag::text(html_entity_decode($name, ENT_QUOTES)),
            ...match ($part) {
                'description' => ['description' => $description ?? $this->description($view->listing->id)],
                'fields' => ['values' => ($this->values)()->ofListing($view->listing)],
                'nearby', 'related' => ['part' => $part, 'listings' => ($this->similar)()->$part($view, $attributes->int('limit', 3, 1, 12))],
                default => [],
            },
        ]);
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function gallery(ListingView $view, Closure $wrapper): string
    {
        $photos = PhotoGallery::draw($view, ChosenTemplate::showsFeaturedImage() ? $view->gallery() : $view->pictures(), $wrapper);
        if ($photos !== '') {
            ($this->needPhotos)();
        }

        return $photos;
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    private function preview(string $part, int $id, Input $attributes, Closure $wrapper): string
    {
        $view = $id === 0 ? null : $this->view($id);

        return ($view === null ? '' : $this->draw($part, $view, $attributes, $wrapper)) ?: PartPreview::placeholder(self::BLOCK . $part, $wrapper);
    }

    /** Renders the text of a listing. A description inside its own text renders nothing. */
    private function description(int $id): string
    {
        if ($this->isDescribing) {
            return '';
        }
        $this->isDescribing = true;
        try {
            return (string) apply_filters('the_content', str_replace(']]>', ']]&gt;', get_the_content(null, false, $id))); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's filter.
        } finally {
            $this->isDescribing = false;
        }
    }
}
