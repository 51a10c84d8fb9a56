<?php
/**
 * The custom fields of a listing.
 *
 * @var \Gazetteer\Directory\Listing\ListingView $view
 * @var list<array{field: \Gazetteer\Listings\Domain\FieldDefinition, texts: list<string>}> $values
 * @var \Closure(array<string, string|bool>): string $wrapper The root element's attributes, escaped.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

if ($values === []) {
    return;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag and the wrapper escape texts and attributes.
?>
<section <?php echo $wrapper(['class' => 'gz-part gz-place-values']); ?>>
    <h2><?php esc_html_e('More details', 'gazetteer'); ?></h2>
    <dl>
        <?php foreach ($values as ['field' => $field, 'texts' => $texts]) : ?>
            <div>
                <dt><?php echo Tag::text($field->label); ?></dt>
                <dd><?php echo $field->type->html($texts); ?></dd>
            </div>
        <?php endforeach; ?>
    </dl>
</section>
