<?php
/**
 * The directory: search form and listings.
 *
 * @var \Closure(array<string, string|bool>): string $wrapper
 * @var string $look
 * @var bool $hasSearch
 * @var \Gazetteer\Directory\DirectoryQuery $asked
 * @var string $address
 * @var string $form The id of the search form.
 * @var list<\Gazetteer\Directory\Filters\FilterGroup> $filters
 * @var bool $isPlaceUnknown Whether the typed place is not in the directory.
 * @var int $chosen Number of selected options.
 * @var string $results The list with its heading, escaped.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Template;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<div <?php echo $wrapper(['class' => "gz-directory gz-directory-{$look}", ...($hasSearch ? ['data-gazetteer' => 'directory'] : [])]); ?>>
<div class="gz-directory-layout<?php echo $hasSearch && $filters !== [] ? ' gz-has-filters' : ''; ?>">
<?php
if ($hasSearch) {
    echo Template::draw('search', compact('asked', 'address', 'form', 'filters', 'chosen', 'isPlaceUnknown'));
}
?>
<div class="gz-found"><?php echo $results; ?></div>
</div>
</div>
