import { createCanvas, Path2D, PathOp, type SKRSContext2D } from '@napi-rs/canvas';
import { PICTURE, PIECE_SIZE, type Position } from './layout.ts';
import type { Random } from './random.ts';
import { paintScene } from './scene.ts';
import { bodyNames, headNames, outline, SHAPE_UNITS } from './shapes.ts';

/** Room around the outline for its light edge (px). */
const PIECE_MARGIN = 7;
const WEBP_QUALITY = 82;

/** Data URLs. Their pixel order, names and metadata do not reveal the position. */
export interface Picture {
  background: string;
  piece: string;
}

export function drawPicture(random: Random, { x, y }: Position): Picture {
  const { width, height } = PICTURE;
  const scene = createCanvas(width, height);
  const context = scene.getContext('2d');
  paintScene(context, PICTURE, random);

  const shape = createShape(random);
  const piece = createCanvas(PIECE_SIZE, PIECE_SIZE);
  const pieceContext = piece.getContext('2d');
  pieceContext.save();
  pieceContext.clip(shape);
  pieceContext.drawImage(scene, -x, -y);
  pieceContext.restore();
  paintPieceRim(pieceContext, shape);

  context.save();
  context.translate(x, y);
  paintHole(context, shape);
  context.restore();

  return {
    background: `data:image/webp;base64,${scene.toBuffer('image/webp', WEBP_QUALITY).toString('base64')}`,
    piece: `data:image/png;base64,${piece.toBuffer('image/png').toString('base64')}`,
  };
}

/** A random companion: body, head and a tilt of a few degrees. */
function createShape(random: Random): Path2D {
  const parts = outline(random.pick(bodyNames), random.pick(headNames));
  const scale = (PIECE_SIZE - 2 * PIECE_MARGIN) / SHAPE_UNITS;
  const tilt = (random.between(-7, 7) * Math.PI) / 180;
  const centre = PIECE_SIZE / 2;
  const cos = Math.cos(tilt) * scale;
  const sin = Math.sin(tilt) * scale;
  const half = SHAPE_UNITS / 2;
  const shape = new Path2D();
  for (const part of parts) {
    const placed = new Path2D();
    placed.addPath(new Path2D(part), {
      a: cos,
      b: sin,
      c: -sin,
      d: cos,
      e: centre - half * cos + half * sin,
      f: centre - half * sin - half * cos,
    });
    shape.op(placed, PathOp.Union);
  }
  return shape;
}

function paintPieceRim(context: SKRSContext2D, shape: Path2D) {
  context.save();
  context.globalCompositeOperation = 'destination-over';
  context.shadowColor = 'rgba(4, 6, 16, 0.75)';
  context.shadowBlur = 8;
  context.shadowOffsetY = 1;
  context.fillStyle = 'rgba(4, 6, 16, 0.4)';
  context.fill(shape);
  context.restore();

  const light = context.createLinearGradient(0, 0, PIECE_SIZE, PIECE_SIZE);
  light.addColorStop(0, 'rgba(255, 240, 214, 0.95)');
  light.addColorStop(0.55, 'rgba(255, 222, 170, 0.5)');
  light.addColorStop(1, 'rgba(255, 222, 170, 0.25)');
  context.strokeStyle = light;
  context.lineWidth = 2.5;
  context.stroke(shape);

  const eyeY = PIECE_SIZE * 0.58;
  for (const eyeX of [0.41, 0.59]) {
    context.beginPath();
    context.ellipse(PIECE_SIZE * eyeX, eyeY, 5, 7.5, 0, 0, Math.PI * 2);
    context.fillStyle = 'rgba(255, 246, 228, 0.95)';
    context.fill();
    context.beginPath();
    context.arc(PIECE_SIZE * eyeX + 1, eyeY + 1.5, 2.6, 0, Math.PI * 2);
    context.fillStyle = 'rgba(18, 20, 38, 0.95)';
    context.fill();
  }
}

function paintHole(context: SKRSContext2D, shape: Path2D) {
  context.fillStyle = 'rgba(6, 8, 20, 0.62)';
  context.fill(shape);
  context.save();
  context.clip(shape);
  context.shadowColor = 'rgba(0, 0, 0, 0.8)';
  context.shadowBlur = 14;
  context.shadowOffsetY = 4;
  context.strokeStyle = 'rgba(0, 0, 0, 0.6)';
  context.lineWidth = 4;
  context.stroke(shape);
  context.restore();
  context.strokeStyle = 'rgba(255, 236, 206, 0.5)';
  context.lineWidth = 1.5;
  context.stroke(shape);
}
