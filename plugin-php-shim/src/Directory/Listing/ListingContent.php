<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Directory\Archives\Breadcrumbs;
use Gazetteer\Directory\Archives\ChosenTemplate;
use Gazetteer\Directory\Archives\HeadTags;
use Gazetteer\Directory\DirectoryStyle;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Template;
use Gazetteer\Listings\Domain\ListingClaims;
use Gazetteer\Listings\Domain\ListingReviews;

/**
 * Adds the parts of a listing to its page with a filter of the post content, so that it works with any theme. A block
 * template that contains the parts as blocks keeps its content as it is.
 */
final class ListingContent
{
    /** Runs after `do_shortcode`, so that WordPress does not execute shortcodes in the added markup. */
    private const LAST = 20;

    /**
     * @param Closure(): ListingParts $parts
     * @param Closure(): FieldValues $values
     * @param Closure(): ListingClaims $claims
     * @param Closure(): ListingReviews $reviews
     */
    public function __construct(
        private readonly Closure $parts,
        private readonly Closure $values,
        private readonly DataNames $names,
        private readonly Closure $claims,
        private readonly Closure $reviews,
    ) {
    }

    public function register(): void
    {
        ($this->claims)()->open();
        ($this->reviews)()->open();
        add_action('wp_enqueue_scripts', fn () => is_singular($this->names->listing) ? DirectoryStyle::enqueueListing() : null);
        add_action('wp_head', $this->printFacts(...), 1);
        if (VCardDownload::isAsked()) {
            add_action('template_redirect', $this->sendCard(...), 20);
        }
        add_filter('the_content', $this->complete(...), self::LAST);
    }

    private function sendCard(): void
    {
        $view = is_singular($this->names->listing) ? ($this->parts)()->view(get_queried_object_id()) : null;
        if ($view !== null) {
            VCardDownload::send($view);
        }
    }

    private function complete(mixed $content): mixed
    {
        if (!$this->isMainContent() || ($this->parts)()->isDescribing()) {
            return $content;
        }
        $title = ChosenTemplate::showsTitle() ? '' : self::title();
        $drawn = $this->isOwnPage() ? $this->draw((string) $content, $title) : (string) $content;

        return $title === '' || str_contains($drawn, $title) ? $drawn : $title . $drawn;
    }

    private function draw(string $content, string $title): string
    {
        $parts = ($this->parts)();
        $view = $parts->view((int) get_the_ID());
        if ($view === null) {
            return $content;
        }
        $listing = $view->listing;
        $claim = ($this->claims)()->form($listing);
        if ($claim !== '') {
            return $claim;
        }
        DirectoryStyle::enqueueListing();
        $part = $parts->composer($view, $content);

        return Template::draw('listing', [
            'view' => $view,
            'title' => $title,
            'description' => $content,
            'part' => $part,
            'now' => OpenStateLine::now($listing),
            // Variables of older copies of this template in themes.
            ...locate_template('gazetteer/directory/listing.php') === '' ? [] : [
                'photos' => $part('gallery'),
                'claim' => $part('claim'),
                'write' => $part('write'),
                'values' => ($this->values)()->ofListing($listing),
            ],
        ]);
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
     * description. The same applies to a block template that contains the parts as blocks.
     */
    private function isOwnPage(): bool
    {
        return !post_password_required()
            && Extensions::filter('gazetteer_completes_listing', !ChosenTemplate::isFileOf($this->names->listing) && !ChosenTemplate::showsParts(), (int) get_the_ID()) === true;
    }

    private function printFacts(): void
    {
        if (!is_singular($this->names->listing) || post_password_required(get_queried_object_id())) {
            return;
        }
        $view = ($this->parts)()->view(get_queried_object_id());
        if ($view !== null) {
            HeadTags::printForListing($view);
            StructuredData::print($view, ($this->reviews)()->facts($view->listing));
            Breadcrumbs::printForListing($view, $this->names->listing);
        }
    }
}
