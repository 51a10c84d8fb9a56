<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Directory\Archives\ArchiveController;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;

/** Renders the directory block. On a listing archive, the block shows the listings of the archive. */
final class DirectoryBlock
{
    public const WIDGET = 'directory';

    /**
     * @param Closure(): DirectoryPage $page
     * @param Closure(): ArchiveController $archive
     * @param Closure(): mixed $script Loads the widget's script.
     */
    public function __construct(
        private readonly Settings $settings,
        private readonly Directory $directory,
        private readonly Closure $page,
        private readonly Closure $archive,
        private readonly Closure $script,
    ) {
    }

    /** Renders the directory in the archive template of classic themes, which contains no block. */
    public function drawArchive(): string
    {
        return $this->draw(new Input(($this->page)()->attributes()), Tag::attributes(...));
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(Input $attributes, Closure $wrapper): string
    {
        if (!$attributes->has('search') || $attributes->flag('search')) {
            ($this->script)();
        }
        // If the block's attributes select categories or locations, show those instead of the archive's listings.
        $isArchive = !is_admin() && did_action('wp') > 0 && PageHooks::isOnArchive($this->settings->names()) && $attributes->text('categories') === '' && $attributes->text('locations') === '';
        $address = $this->address($isArchive);
        if ($isArchive) {
            return ($this->archive)()->draw($attributes, $address, $wrapper);
        }
        $asked = DirectoryQuery::read(DirectoryQuery::input());
        $query = $this->directory->query($attributes, $asked);
        $url = static fn (int $page): string => Pagination::addArguments($address, $asked->arguments($page));

        return $this->directory->draw($attributes, $asked, $query, $this->directory->find($query), $address, $url, $wrapper);
    }

    /** The form's action URL: the current page, or the directory page if this is an archive. */
    private function address(bool $isArchive): string
    {
        $page = $this->settings->page('directory');
        $address = match (true) {
            !$isArchive && get_the_ID() !== false => get_permalink(),
            $page > 0 => get_permalink($page),
            default => get_post_type_archive_link($this->settings->names()->listing),
        };

        return (string) ($address ?: home_url('/'));
    }
}
