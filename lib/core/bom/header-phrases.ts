// Column headers of parts lists in English, Chinese, German, French and Spanish.

import type { ColumnMeaning } from "./column";

/** Phrases in normalized form (see header-words), by their confidence without further evidence. */
export interface Phrases {
  sure: string;
  likely: string;
  weak: string;
}

export const HEADER_PHRASES: Readonly<Record<ColumnMeaning, Phrases>> = {
  designator: {
    sure: `
      designator, designators, 指示符, 标志符, 代号, 位置号, refdes, ref des, reference des, reference designator, reference designators, part
      reference, references, reference s, component reference, bezeichner, referenzen, repere, reperes, designateur,
      designador, designadores, 位号, 上件位置, 元件位号, 元件标号, 元器件位号`,
    likely: "reference, ref, refs, referenz, referencia, referencias, 标号",
    weak: `
      parts, part, location, position, placement, bauteil, bauteile, kennzeichnung, positionen, designation,
      nomenclature, 位置, 编号`,
  },
  quantity: {
    sure: `
      quantity, qty, qnty, quant, quantity per, qty per, quantity per pcb, qty per board, qty per pcb, anzahl, menge, stuck, stuckzahl,
      quantite, qte, cantidad, cantidades, 数量, 用量, 个数, 单板用量, 单板数量`,
    likely: "count, amount, pcs, cant",
    weak: "number, nombre",
  },
  mpn: {
    sure: `
      mpn, 制造商零件号, 生产商型号, manufacturer part number, manufacturer part, manufacturer part no, manufacturers part no, manufacturer
      pn, manufacturer p n, mfr part, mfr part number, mfr pn, mfr no, mfg part, mfg part number, mfg pn, mfg p n,
      manufacturer number, manufacturer and part number, manufacturer mpn, herstellernummer, herstellerteilenummer,
      hersteller nr, hersteller artikelnummer, hersteller bestellnummer, reference fabricant, ref fabricant,
      reference constructeur, reference du fabricant, referencia fabricante, referencia del fabricante, numero de
      parte del fabricante, codigo fabricante, 厂牌型号, 使用厂牌型号, 制造商型号, 厂家型号, 厂商型号, 制造商料号, 厂商料号, 厂家料号, 原厂型号, 制造商零件编号,
      制造商部件号, 物料型号, 元件型号`,
    likely: `
      part number, partnumber, partno, part no, part num, pn, p n, teilenummer, typenbezeichnung, numero de piece,
      numero de parte, 型号, 规格型号, 商品型号`,
    weak: "libref, order number, mp, component number, vendor number, artikelnummer, typ, 料号",
  },
  manufacturer: {
    sure: `
      manufacturer, manufacturers, manufacturer name, manufacturers name, mfr, mfg, mfgr, mfr name, mfg name, brand,
      maker, hersteller, herstellername, fabricant, constructeur, marque, fabricante, marca, 制造商, 厂牌, 品牌, 厂家, 厂商,
      生产厂家, 使用厂牌名称, 制造商名称, 生产商`,
    likely: "marke",
    weak: "mf, make",
  },
  value: {
    sure: `
      value, values, val, 价值, 评论, part value, wert, bauteilwert, nennwert, valeur, valeurs, valor, valores, 值, 元件值, 阻值, 容值,
      参数值`,
    likely: "comment, nominal, 参数, 数值",
    weak: "name, specs, designation, 规格",
  },
  footprint: {
    sure: `
      footprint, footprints, package, 软件包, 足迹, 脚印, 占用空间, 焊盘图形, part package, pkg, pcb footprint, case package, package case, land pattern,
      bauform, gehause, gehauseform, boitier, empreinte, encapsulado, huella, 封装, 元件封装, 封装形式, 封装规格, 器件封装`,
    likely: "case, case size, decal, package reference",
    weak: "pattern, size, paquete",
  },
  description: {
    sure: "description, desc, part description, descriptions, beschreibung, descriptif, descripcion, 描述, 规格描述, 物料描述",
    likely:
      "bezeichnung, benennung, artikelbezeichnung, libelle, denominacion, 说明, 品名, 零件名称, 物料名称, 元件名称, 器件名称",
    weak: `
      details, device, component, catalog, title, part, parts, component name, part name, bauteilbezeichnung,
      designation, 名称`,
  },
  distributor: {
    sure: `
      supplier, distributor, distributor name, distributors name, supplier name, vendor name, lieferant,
      fournisseur, distributeur, proveedor, distribuidor, 供应商, 供应商名称, 代理商, 供货商`,
    likely: "suppliers, vendor, seller, distributoren, bezugsquelle, 采购渠道",
    weak: "source, einkauf",
  },
  distributorPart: {
    sure: `
      supplier part, supplier part number, supplier part no, supplier pn, distributor part, distributor part number,
      distributors part no, distributor part no, vendor part, vendor part number, vendor pn, sku, order code, lcsc,
      lcsc part, lcsc part number, jlcpcb part, jlcpcb, jlc part, szlcsc, szlcsc partnumber, digikey, digi key,
      digikey part number, mouser, ref mouser, farnell, newark, rs components, element14, lieferantennummer,
      lieferanten artikelnummer, fournisseur et ref, reference fournisseur, ref fournisseur, referencia proveedor,
      codigo proveedor, 供应商编号, 供应商料号, 商城编号, 立创编号, 立创商城编号, 商品编号, 嘉立创编号`,
    likely: "stock code, jlc, tme, conrad, reichelt, bestellnummer, bestell nr, code commande",
    weak: "catalog number, dk, rs, arrow",
  },
  side: {
    sure: `
      side, layer, top bottom, topbottom, mounting side, board side, seite, bestuckungsseite, cote, face, lado,
      cara, 贴装面, 板面, 正反面`,
    likely: "lage, couche, capa, 面, 层",
    weak: "",
  },
  rotation: {
    sure: "rotation, rotation deg, rot, drehung, drehwinkel, rotacion, 旋转, 角度, 旋转角度",
    likely: "angle, orientation, winkel, angulo",
    weak: "theta",
  },
  dnp: {
    sure: `
      dnp, dnf, dni, do not populate, do not place, do not fit, do not insert, do not install, do not stuff, not
      fitted, no fit, fitted, populate, populated, bestuckt, nicht bestuckt, nicht bestucken, bestucken, non monte,
      a monter, ne pas monter, no montar, 不贴, 不焊, 不贴装, 是否贴装, 是否焊接, 空贴, 是否贴片`,
    likely: "dns, fit, stuff, mounted, assemble, bestuckung, monte, montar, montado, 贴装",
    weak: "mount, place, assembly info",
  },
  unitPrice: {
    sure: "unit price, unit cost, cost ea, price each, einzelpreis, stuckpreis, prix unitaire, precio unitario, 单价",
    likely: "price, preis, prix, precio, 价格",
    weak: "cost",
  },
  remark: {
    sure: "remark, remarks, note, notes, bemerkung, bemerkungen, anmerkung, remarque, remarques, observaciones, 备注, 注释",
    likely: "hinweis, kommentar, commentaire, nota, notas, comentario",
    weak: "comments, info, info 1",
  },
  item: {
    sure: "item, item no, line no, lfd nr, 序号, 项次",
    likely: "item number, items, id, index, line, no, nr, row, positionsnummer, ligne, linea",
    weak: "num, pos, sn, numero, poste, 项目",
  },
};
