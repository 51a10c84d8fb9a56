<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Closure;
use Gazetteer\Directory\Archives\ArchiveController;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Settings;

/** Draws the block of the directory: on a page its own list, in an archive what that one is about. */
final class DirectoryBlock
{
    public function __construct(
        private readonly Settings $settings,
        private readonly Directory $directory,
        private readonly DirectoryPage $page,
        private readonly ArchiveController $archive,
    ) {
    }

    /** In a theme of PHP templates. */
    public function drawArchive(): string
    {
        return $this->draw(new Input($this->page->set()), Tag::attributes(...));
    }

    /** @param Closure(array<string, string|bool>): string $wrapper */
    public function draw(Input $set, Closure $wrapper): string
    {
        // A block that is about categories or locations of its own is no list of the archive it stands in.
        $isArchive = !is_admin() && did_action('wp') > 0 && $this->archive->isShown() && $set->text('categories') === '' && $set->text('locations') === '';
        $address = $this->address($isArchive);
        if ($isArchive) {
            return $this->archive->draw($set, $address, $wrapper);
        }
        $asked = DirectoryQuery::read(DirectoryQuery::input());
        $query = $this->directory->query($set, $asked);
        $url = static fn (int $page): string => Pagination::with($address, $asked->arguments($page));

        return $this->directory->draw($set, $asked, $query, $this->directory->find($query), $address, $url, $wrapper);
    }

    /** Where the form leads: the page it stands on, and from an archive the directory itself. */
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
