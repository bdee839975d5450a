import type { HeadingWords } from '../heading-words.ts'

const list = (text: string) => text.split(',').map((word) => word.trim())

export const ES: HeadingWords = {
  ingredients: list(
    'ingredientes, los ingredientes, lista de ingredientes, necesitas, qué necesitas',
  ),
  method:
    list(`preparación, elaboración, instrucciones, pasos, modo de preparación, cómo hacer, cómo se hace, procedimiento, paso a paso,
    elaboración paso a paso, cómo preparar, método, preparacion, elaboracion`),
  end: list(`notas, nota, consejos, consejo, trucos, información nutricional, comentarios, deja un comentario, recetas relacionadas,
    también te puede interesar, valoraciones, compartir, sugerencias, utensilios, vídeo, video, etiquetas`),
  closings: list(`buen provecho, que aproveche, a disfrutar, disfruta, espero que`),
  groupStart: list('para la, para el, para los, para las, para'),
  prepTime: list('tiempo de preparación, preparación'),
  cookTime: list('tiempo de cocción, cocción, tiempo de cocinado'),
  totalTime: list('tiempo total, total, tiempo, listo en, duración'),
  cuisine: list('cocina, tipo de cocina'),
  yields: list('raciones, porciones, personas, comensales, para, rinde, rendimiento'),
  step: list('paso'),
  amounts: list(
    'un, una, unos, unas, dos, tres, cuatro, cinco, seis, medio, media, pizca, zumo de, jugo de',
  ),
  units:
    list(`g, gr, kg, ml, cl, dl, l, cucharada, cucharadas, cucharadita, cucharaditas, cda, cdta, taza, tazas, vaso, vasos, diente, dientes, pizca,
    lata, latas, rebanada, rebanadas, ramita, ramitas, hoja, hojas, sobre, sobres, gramos, litro, litros, puñado, manojo, chorrito, unidad, unidades`),
  lineEnds: list('al gusto, opcional, para servir, para decorar, para freír'),
  verbs:
    list(`añadir, añade, añadimos, agregar, agrega, mezclar, mezcla, mezclamos, cortar, corta, cortamos, cocinar, cocina, calentar, calienta,
    calentamos, hornear, hornea, batir, bate, batimos, verter, vierte, poner, pon, ponemos, dejar, deja, dejamos, servir, sirve, servimos, pelar, pela,
    pelamos, picar, pica, picamos, precalentar, precalienta, precalentamos, freír, hervir, remover, remueve, incorporar, incorpora,
    incorporamos, lavar, lava, lavamos, sofreír, triturar, tritura, colocar, coloca, retirar, retira, cubrir, cubre, echamos, echa, preparar`),
  controls: list('imprimir, compartir, guardar, publicidad, imprimir receta'),
  days: list('día, días'),
  hours: list('hora, horas, h'),
  minutes: list('minuto, minutos'),
}
