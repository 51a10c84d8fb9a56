<?php
/**
 * The open and declined claims of an account.
 *
 * @var list<array{title: string, view: string, state: string, tone: string, date: string, note: string}> $claims Plain text; `view` is the listing's URL or ''.
 */

declare(strict_types=1);

use Gazetteer\Kernel\Html\Tag;

if (!defined('ABSPATH')) {
    exit;
}

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Tag escapes texts and attributes.
?>
<section class="gz-own-orders gz-own-claims" aria-labelledby="gz-own-claims">
<h2 class="gz-section-title" id="gz-own-claims"><?php esc_html_e('Your claims', 'gazetteer'); ?></h2>
<ul class="gz-own-listings">
<?php foreach ($claims as $claim) : ?>
<li class="gz-own gz-own-claim">
<div class="gz-own-text">
<h3 class="gz-own-title"><?php echo $claim['view'] === '' ? Tag::text($claim['title']) : Tag::of('a', ['href' => $claim['view']], Tag::text($claim['title'])); ?></h3>
<p class="gz-own-facts"><span class="gz-own-state gz-own-<?php echo esc_attr($claim['tone']); ?>"><?php echo Tag::text($claim['state']); ?></span> <?php echo Tag::text($claim['date']); ?></p>
<?php if ($claim['note'] !== '') : ?>
<p><?php echo str_replace("\n", '<br>', Tag::text($claim['note'])); ?></p>
<?php endif; ?>
</div>
</li>
<?php endforeach; ?>
</ul>
</section>
